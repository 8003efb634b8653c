import {
  type RequestContext,
  type Right,
  requireFreshPermission,
  requirePermission,
  type Viewer,
} from '../context.ts';

type Resolve<Args, Answer> = (root: unknown, args: Args, context: RequestContext) => Answer;
type Act<Args, Answer> = (args: Args, viewer: Viewer, context: RequestContext) => Answer;

/** Resolves for whoever has the right. @throws AppError as `requirePermission` */
export const withRight =
  <Args, Answer>(right: Right, act: Act<Args, Answer>): Resolve<Args, Answer> =>
  (_root, args, context) =>
    act(args, requirePermission(context, right), context);

/** Resolves for whoever has it, and has just shown that it is them. @throws AppError as `requireFreshPermission` */
export const withFreshRight =
  <Args, Answer>(right: Right, act: Act<Args, Answer>): Resolve<Args, Answer> =>
  (_root, args, context) =>
    act(args, requireFreshPermission(context, right), context);

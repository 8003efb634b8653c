import {
  type RequestContext,
  type Right,
  requireFreshPermission,
  requirePermission,
  type Viewer,
} from '../context.ts';

type Resolve<Args, Answer> = (root: unknown, args: Args, context: RequestContext) => Answer;
type Act<Args, Answer> = (args: Args, viewer: Viewer, context: RequestContext) => Answer;

/** Wraps a resolver with a permission. @throws AppError as `requirePermission` */
export const withRight =
  <Args, Answer>(right: Right, act: Act<Args, Answer>): Resolve<Args, Answer> =>
  (_root, args, context) =>
    act(args, requirePermission(context, right), context);

/** Wraps a resolver with a permission and a recent sign-in. @throws AppError as `requireFreshPermission` */
export const withFreshRight =
  <Args, Answer>(right: Right, act: Act<Args, Answer>): Resolve<Args, Answer> =>
  (_root, args, context) =>
    act(args, requireFreshPermission(context, right), context);

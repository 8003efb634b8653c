import type { Article } from './terms.ts';

export function ArticleText({ article, number }: { article: Article; number: number }) {
  return (
    <section id={article.id} className="scroll-mt-8 border-line border-t py-8">
      <h2 className="display mb-4 flex gap-4 text-22">
        <span className="tabular w-7 shrink-0 text-brass-ink">{number}</span>
        {article.heading}
      </h2>
      <div className="flex flex-col gap-4 sm:pl-11">
        {article.paragraphs.map(paragraph => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {article.table && <TermsTable table={article.table} />}
      </div>
    </section>
  );
}

function TermsTable({ table }: { table: NonNullable<Article['table']> }) {
  return (
    <table className="tabular mt-2 w-full text-left">
      <caption className="mb-2 text-left font-[560]">{table.caption}</caption>
      <thead>
        <tr className="border-line border-y text-14 text-ink-soft">
          {table.head.map((title, column) => (
            <th key={title} scope="col" className={`py-2 font-[520] ${column === 1 ? 'text-right' : ''}`}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(([price, increment]) => (
          <tr key={price} className="border-line border-b">
            <td className="py-2">{price}</td>
            <td className="py-2 text-right">{increment}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import type { ImportError } from "@confiserie/domain/contract/product-import";
import { formatCount, formatInteger } from "@confiserie/domain/format";

interface ImportNoticesProps {
	title: string;
	notices: readonly ImportError[];
	/** May exceed the number of `notices`, which then are the first. */
	total: number;
}

/** What an import says about lines of the file; nothing without any. */
export function ImportNotices({ title, notices, total }: ImportNoticesProps) {
	if (total === 0) return null;
	return (
		<section aria-label={title}>
			<h3 className="font-semibold">{`${title} (${formatInteger(total)})`}</h3>
			<ul
				// biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
				tabIndex={0}
				className="mt-1 flex max-h-60 flex-col gap-1 overflow-y-auto rounded-control border border-trait p-3 text-sm wrap-anywhere"
			>
				{notices.map(({ message }) => (
					<li key={message}>{message}</li>
				))}
				{total > notices.length && <li>{`… et ${formatCount(total - notices.length, "autre")}.`}</li>}
			</ul>
		</section>
	);
}

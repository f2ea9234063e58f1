import type { ImportError } from "@confiserie/domain/contract/product-import";
import { formatCount, formatInteger } from "@confiserie/domain/format";
import { Link } from "@/ui/link";

interface ImportNoticesProps {
	title: string;
	notices: readonly ImportError[];
	/** May exceed the number of `notices`, which then are the first. */
	total: number;
	/** What the notices about a column lead to. */
	linkOf?: ((column: string, count: number) => { label: string; href: string } | null) | undefined;
	/** Notices about one column fold into one line, which counts them. */
	isGrouped?: boolean;
}

/** What an import says about lines of the file; nothing without any. */
export function ImportNotices({ title, notices, total, isGrouped = false, linkOf }: ImportNoticesProps) {
	if (total === 0) return null;
	return (
		<section aria-label={title}>
			<h3 className="font-semibold">{`${title} (${formatInteger(total)})`}</h3>
			<ul
				// biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
				tabIndex={0}
				className="mt-1 flex max-h-60 flex-col gap-1 overflow-y-auto rounded-control border border-trait p-3 text-sm wrap-anywhere"
			>
				{groupsOf(notices, isGrouped).map(([first, ...others]) => {
					const link = isGrouped && first.column && linkOf?.(first.column, others.length + 1);
					const way = link && (
						<>
							{" "}
							<Link href={link.href} className="underline underline-offset-4">
								{link.label}
							</Link>
						</>
					);
					return others.length === 0 ? (
						<li key={first.message}>
							{first.message}
							{way}
						</li>
					) : (
						<li key={first.message}>
							{way}
							<details>
								<summary className="cursor-pointer font-semibold">
									{`${formatCount(others.length + 1, "ligne")}\u00a0: ${first.column}`}
								</summary>
								<ul className="mt-1 flex flex-col gap-1 pl-4">
									{[first, ...others].map(({ message }) => (
										<li key={message}>{message}</li>
									))}
								</ul>
							</details>
						</li>
					);
				})}
				{total > notices.length && <li>{`… et ${formatCount(total - notices.length, "autre")}.`}</li>}
			</ul>
		</section>
	);
}

type Group = [ImportError, ...ImportError[]];

/** Those about one column together, the largest group first; others alone, in their order. */
function groupsOf(notices: readonly ImportError[], isGrouped: boolean): Group[] {
	const groups: Group[] = [];
	for (const notice of notices) {
		const group = isGrouped && notice.column ? groups.find(([{ column }]) => column === notice.column) : undefined;
		if (group) group.push(notice);
		else groups.push([notice]);
	}
	return groups.sort((a, b) => b.length - a.length);
}

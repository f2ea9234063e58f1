import { Link } from "./link";

export interface Crumb {
	label: string;
	/** Absent for the page itself. */
	href?: string;
}

interface BreadcrumbProps {
	crumbs: readonly Crumb[];
	/** Likely targets: their pages are prefetched once visible. */
	isLikely?: boolean;
}

/** The way here: links, then the page itself. */
export function Breadcrumb({ crumbs, isLikely }: BreadcrumbProps) {
	return (
		<nav aria-label="Fil d'Ariane" className="text-sm text-prune">
			<ol className="flex flex-wrap items-center gap-x-2">
				{crumbs.map(({ label, href }, index) => (
					<li key={label} className="flex min-h-6 items-center gap-2">
						{index > 0 && (
							<span aria-hidden="true" className="text-grenadine">
								›
							</span>
						)}
						{href ? (
							<Link href={href} isLikely={isLikely} className="underline-offset-4 hover:text-framboise hover:underline">
								{label}
							</Link>
						) : (
							<span aria-current="page" className="font-medium text-encre">
								{label}
							</span>
						)}
					</li>
				))}
			</ol>
		</nav>
	);
}

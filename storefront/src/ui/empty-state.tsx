import type { ReactNode } from "react";

export interface EmptyStateProps {
	title: string;
	children?: ReactNode;
	/** The way out: at least one link or button. */
	action: ReactNode;
	/** A drawing; an empty document cone when absent. */
	illustration?: ReactNode;
	headingLevel?: 1 | 2;
}

/** Nothing here, why, and where to go from here. */
export function EmptyState({ title, children, action, illustration, headingLevel = 2 }: EmptyStateProps) {
	const Heading = headingLevel === 1 ? "h1" : "h2";
	return (
		<div className="flex flex-col items-center gap-4 px-4 py-12 text-center">
			{illustration ?? <EmptyCone />}
			<Heading className="display max-w-xl text-2xl">{title}</Heading>
			{children && <div className="max-w-prose text-prune">{children}</div>}
			<div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div>
		</div>
	);
}

function EmptyCone() {
	return (
		<svg viewBox="0 0 120 120" aria-hidden="true" className="size-28">
			<ellipse cx="60" cy="110" rx="30" ry="5" className="fill-trait" />
			<path d="M32 42h56L60 108Z" className="fill-framboise" />
			<path d="M41 42h12l7 66ZM67 42h12l-19 66Z" className="fill-dragee" />
			<ellipse cx="60" cy="42" rx="28" ry="8" className="fill-framboise-fonce" />
			<ellipse cx="60" cy="43" rx="23" ry="5.5" className="fill-encre" />
			<path
				d="M36 22q5-6 0-12M60 20q6-7 0-14M84 22q5-6 0-12"
				className="fill-none stroke-grenadine"
				strokeWidth="3"
				strokeLinecap="round"
			/>
		</svg>
	);
}

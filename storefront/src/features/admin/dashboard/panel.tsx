import { type ReactNode, useId } from "react";

/** A titled part of the dashboard. */
export function Panel({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
	const id = useId();
	return (
		<section aria-labelledby={id} className="min-w-0 rounded-card border border-trait bg-white p-5">
			<div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
				<h2 id={id} className="display text-xl">
					{title}
				</h2>
				{aside && <div className="text-sm text-prune">{aside}</div>}
			</div>
			{children}
		</section>
	);
}

import { type ReactNode, useId } from "react";

/** A titled part of an order's page. */
export function Card({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
	const id = useId();
	return (
		<section aria-labelledby={id} className="rounded-card border border-trait bg-white p-5 sm:p-6">
			<div className="mb-3 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
				<h2 id={id} className="display text-xl">
					{title}
				</h2>
				{action && <div className="-mr-2 ml-auto">{action}</div>}
			</div>
			{children}
		</section>
	);
}

import { type ReactNode, useId } from "react";

/** A titled part of a page. */
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

/** A small titled part, of many on a page. */
export function SmallCard({ title, children }: { title: string; children: ReactNode }) {
	const id = useId();
	return (
		<section aria-labelledby={id} className="flex flex-col gap-1 rounded-card border border-trait bg-white p-4">
			<h2 id={id} className="font-semibold">
				{title}
			</h2>
			{children}
		</section>
	);
}

import { type ReactNode, useId } from "react";

/** A titled part of an order's page. */
export function Card({ title, children }: { title: string; children: ReactNode }) {
	const id = useId();
	return (
		<section aria-labelledby={id} className="rounded-card border border-trait bg-white p-5">
			<h2 id={id} className="display mb-3 text-xl">
				{title}
			</h2>
			{children}
		</section>
	);
}

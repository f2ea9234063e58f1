import { type ReactNode, useId } from "react";

/** Card in the middle of the page, as the login pages have it. */
export function MailFrame({ title, intro, children }: { title: string; intro?: string; children: ReactNode }) {
	const titleId = useId();
	return (
		<div className="page flex justify-center py-8 sm:py-12">
			<section
				aria-labelledby={titleId}
				className="w-full max-w-lg rounded-card border border-trait bg-white p-5 shadow-card sm:p-8"
			>
				<h1 id={titleId} className="display text-3xl">
					{title}
				</h1>
				{intro && <p className="mt-1 text-prune">{intro}</p>}
				<div className="mt-6 flex flex-col gap-5">{children}</div>
			</section>
		</div>
	);
}

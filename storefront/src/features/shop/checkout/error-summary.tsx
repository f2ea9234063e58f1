import type { Ref } from "react";

export interface ErrorSummaryProps {
	ref?: Ref<HTMLDivElement>;
	title: string;
	/** Id of each control at fault, with its message. */
	faults: readonly { id: string; message: string }[];
}

/** Everything that is wrong in one place, each entry leading to its field. */
export function ErrorSummary({ ref, title, faults }: ErrorSummaryProps) {
	return (
		<div
			ref={ref}
			role="alert"
			tabIndex={-1}
			className="rounded-control border-2 border-rouge bg-rouge-clair px-4 py-3 text-encre"
		>
			<p className="font-bold text-rouge">{title}</p>
			<ul className="mt-1 list-disc pl-5">
				{faults.map(({ id, message }) => (
					<li key={id}>
						<a
							href={`#${id}`}
							className="inline-block py-0.5 underline underline-offset-4"
							onClick={(event) => {
								event.preventDefault();
								document.getElementById(id)?.focus();
							}}
						>
							{message}
						</a>
					</li>
				))}
			</ul>
		</div>
	);
}

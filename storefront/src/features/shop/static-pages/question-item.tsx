import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";

/** A question that opens by itself, without script; the browser's own search opens it too. */
export function QuestionItem({ question, children }: { question: ReactNode; children: ReactNode }) {
	return (
		<details className="group">
			<summary className="flex min-h-12 items-center justify-between gap-4 py-3 font-semibold hover:text-framboise [&::-webkit-details-marker]:hidden">
				{question}
				<ChevronDown
					aria-hidden="true"
					className="size-5 shrink-0 text-framboise transition-transform group-open:rotate-180"
				/>
			</summary>
			<div className="flex flex-col gap-3 pb-5">{children}</div>
		</details>
	);
}

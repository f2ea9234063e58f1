import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";

export interface FieldText {
	label: string;
	hint?: ReactNode;
	/** What is wrong and how to put it right; its presence marks the control invalid. */
	error?: string | null;
	/** Says "facultatif" after the label; required is the rule and goes without saying. */
	optional?: boolean;
}

export interface FieldLayout {
	/** Has a small label, for screen readers alone where there is little room. */
	isCompact?: boolean;
	/** Whether the label is for screen readers only: the control shows the same text. */
	hasHiddenLabel?: boolean;
}

export const CONTROL_STYLE =
	"w-full min-h-12 rounded-control border-[1.5px] border-bordure bg-white px-4 text-base text-encre placeholder:text-bordure placeholder:italic " +
	"transition-[border-color] hover:border-framboise aria-invalid:border-2 aria-invalid:border-rouge " +
	"disabled:cursor-not-allowed disabled:border-trait disabled:bg-creme disabled:text-prune [&[readonly]]:bg-creme dense-control";

const LABEL = "text-sm font-semibold dense-label";
const COMPACT_LABEL = "text-sm text-prune max-lg:sr-only";

/** Ids of the hint and error that describe the control `id`, or undefined when there are none. */
export function describedBy(id: string, { hint, error }: Pick<FieldText, "hint" | "error">): string | undefined {
	return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined;
}

/** Label above the control, hint under the label, error below. */
export function Field({
	id,
	label,
	hint,
	error,
	optional,
	isCompact,
	hasHiddenLabel,
	children,
}: FieldText & FieldLayout & { id: string; children: ReactNode }) {
	return (
		<div className="flex flex-col gap-1.5">
			<label htmlFor={id} className={hasHiddenLabel ? "sr-only" : isCompact ? COMPACT_LABEL : LABEL}>
				{label}
				{optional && <span className="font-normal text-prune"> (facultatif)</span>}
			</label>
			{hint && (
				<p id={`${id}-hint`} className="text-sm text-prune">
					{hint}
				</p>
			)}
			{children}
			{error && (
				<p id={`${id}-error`} className="flex gap-1.5 text-sm font-medium text-rouge">
					<CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
					{error}
				</p>
			)}
		</div>
	);
}

import { classNames } from "./class-names";

/** A turning berlingot ring. Requires `label` where no text beside it states the progress. */
export function Spinner({ label, className }: { label?: string; className?: string }) {
	return (
		<span role={label ? "status" : undefined} className={classNames("inline-flex items-center", className)}>
			<span
				aria-hidden="true"
				className="size-5 animate-spin rounded-full border-3 border-current/25 border-t-current"
			/>
			{label && <span className="sr-only">{label}</span>}
		</span>
	);
}

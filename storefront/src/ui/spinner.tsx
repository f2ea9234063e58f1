import { classNames } from "./class-names";

/** A turning berlingot ring. Give `label` where no text beside it says that something is under way. */
export function Spinner({ label, className }: { label?: string; className?: string }) {
	return (
		<span role={label ? "status" : undefined} className={classNames("inline-flex items-center", className)}>
			<svg viewBox="0 0 24 24" fill="none" aria-hidden="true" className="size-5 animate-spin">
				<circle cx="12" cy="12" r="9" stroke="currentColor" strokeOpacity="0.25" strokeWidth="4" />
				<path d="M12 3a9 9 0 0 1 9 9" stroke="currentColor" strokeWidth="4" strokeLinecap="round" />
			</svg>
			{label && <span className="sr-only">{label}</span>}
		</span>
	);
}

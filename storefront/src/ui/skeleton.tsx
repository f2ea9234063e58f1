import { classNames } from "./class-names";

/** Placeholder of the final size; give it width and height by class. Hidden from assistive technology. */
export function Skeleton({ className }: { className?: string }) {
	return (
		<span
			aria-hidden="true"
			className={classNames(
				"block animate-shimmer rounded-sm bg-[linear-gradient(110deg,var(--color-creme)_35%,var(--color-dragee)_50%,var(--color-creme)_65%)] bg-[length:200%_100%]",
				className,
			)}
		/>
	);
}

import { Skeleton } from "./skeleton";

interface LoadingProps {
	/** For a screen reader: "Chargement des commandes…". */
	label: string;
	/** Of each card that is to come, as classes: "h-24". */
	heights: readonly string[];
	className?: string;
}

/** In place of cards that are being read. */
export function Loading({ label, heights, className = "flex flex-col gap-4" }: LoadingProps) {
	return (
		<div role="status" className={className}>
			<span className="sr-only">{label}</span>
			{heights.map((height, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the shapes stay as they are.
				<Skeleton key={index} className={`rounded-card ${height}`} />
			))}
		</div>
	);
}

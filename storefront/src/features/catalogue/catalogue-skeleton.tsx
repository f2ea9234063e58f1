import { Skeleton } from "@/ui/skeleton";
import { Spinner } from "@/ui/spinner";
import { ProductGridSkeleton } from "./product-grid";

/** The catalogue's place while it loads. */
export function CatalogueSkeleton() {
	return (
		<div className="page pt-6">
			<Spinner label="Chargement des produits" className="sr-only" />
			<Skeleton className="h-6 w-40" />
			<Skeleton className="mt-2 mb-5 h-12 w-80 max-w-full" />
			<div className="flex gap-2.5 overflow-hidden">
				{["w-44", "w-36", "w-32", "w-38", "w-40"].map((width) => (
					<Skeleton key={width} className={`h-12 shrink-0 rounded-control ${width}`} />
				))}
			</div>
			<div className="mt-8 grid gap-x-10 gap-y-6 lg:grid-cols-[13.5rem_1fr]">
				<Skeleton className="h-12 lg:h-96" />
				<div className="lg:pt-15">
					<ProductGridSkeleton count={6} columns={3} />
				</div>
			</div>
		</div>
	);
}

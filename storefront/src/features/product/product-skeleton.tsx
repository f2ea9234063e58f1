import { Skeleton } from "@/ui/skeleton";
import { Spinner } from "@/ui/spinner";

/** The product page's place while it loads. */
export function ProductSkeleton() {
	return (
		<div className="page pt-6">
			<Spinner label="Chargement du produit" className="sr-only" />
			<Skeleton className="h-6 w-72 max-w-full" />
			<div className="mt-4 grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
				<Skeleton className="aspect-square rounded-media" />
				<div className="flex flex-col gap-5">
					<Skeleton className="h-24 w-4/5" />
					<Skeleton className="h-16" />
					<div className="grid gap-3 sm:grid-cols-3">
						<Skeleton className="h-24 rounded-control" />
						<Skeleton className="h-24 rounded-control" />
						<Skeleton className="h-24 rounded-control" />
					</div>
					<Skeleton className="h-48 rounded-card" />
				</div>
			</div>
		</div>
	);
}

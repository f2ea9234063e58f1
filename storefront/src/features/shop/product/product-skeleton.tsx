import { Skeleton } from "@/ui/skeleton";
import { Spinner } from "@/ui/spinner";

/** The product page's place while it loads. */
export function ProductSkeleton() {
	return (
		<div className="page pt-3 sm:pt-6">
			<Spinner label="Chargement du produit" className="sr-only" />
			<Skeleton className="h-6 w-72 max-w-full" />
			<div className="mt-2 grid gap-x-6 gap-y-4 md:mt-4 md:grid-cols-2 lg:gap-x-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
				<Skeleton className="aspect-square rounded-media max-md:mx-auto max-md:h-[216px]" />
				<div className="flex flex-col gap-3 sm:gap-5">
					<Skeleton className="h-20 w-4/5" />
					<Skeleton className="h-14" />
					<div className="grid grid-cols-3 gap-2 sm:gap-3">
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

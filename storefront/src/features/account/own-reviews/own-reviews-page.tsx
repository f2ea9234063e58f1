"use client";

import { listOwnReviews } from "@confiserie/domain/contract/reviews";
import { useQueryClient } from "@tanstack/react-query";
import { AccountPage } from "@/features/account/navigation";
import { keyOf, useOperation } from "@/lib/use-operation";
import { ButtonLink } from "@/ui/button-link";
import { EmptyState } from "@/ui/empty-state";
import { Link } from "@/ui/link";
import { Loading } from "@/ui/loading";
import { RetryBanner } from "@/ui/retry-banner";
import { ReceivedCard } from "./received-card";

/** /account/reviews: the products that the caller received, each with its review or a form for one. */
export function OwnReviewsPage() {
	return (
		<AccountPage
			isNarrow
			title="Mes avis"
			above={[{ label: "Mon compte", href: "/account" }]}
			intro={
				<>
					Un avis par produit reçu. Nous le relisons avant de le publier sous votre prénom.{" "}
					<Link href="/avis" className="underline underline-offset-4 hover:text-framboise">
						Comment nous contrôlons les avis
					</Link>
				</>
			}
		>
			<OwnReviews />
		</AccountPage>
	);
}

function OwnReviews() {
	const client = useQueryClient();
	const { data, isPending, isError, refetch } = useOperation(listOwnReviews, {});
	return (
		<>
			{isPending && <Loading label="Chargement de vos produits…" heights={["h-28", "h-28", "h-28"]} />}
			{isError && <RetryBanner title="Impossible de charger vos avis" onRetry={() => refetch()} />}
			{data?.items.length === 0 && (
				<EmptyState title="Rien à juger pour le moment" action={<ButtonLink href="/orders">Mes commandes</ButtonLink>}>
					Les produits de vos commandes arrivent ici quand elles sont parties de chez nous.
				</EmptyState>
			)}
			<ul aria-label="Produits reçus" className="flex flex-col gap-4 empty:hidden">
				{data?.items.map((product) => (
					<ReceivedCard
						key={product.productId}
						product={product}
						onGiven={(received) => client.setQueryData(keyOf(listOwnReviews), received)}
					/>
				))}
			</ul>
		</>
	);
}

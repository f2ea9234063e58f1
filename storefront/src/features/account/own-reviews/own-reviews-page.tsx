"use client";

import { listOwnReviews } from "@confiserie/domain/contract/reviews";
import { useQueryClient } from "@tanstack/react-query";
import { RequireLogin } from "@/features/account/auth";
import { AccountQueries } from "@/lib/account-queries";
import { keyOf, useOperation } from "@/lib/use-operation";
import { Breadcrumb } from "@/ui/breadcrumb";
import { ButtonLink } from "@/ui/button-link";
import { EmptyState } from "@/ui/empty-state";
import { Link } from "@/ui/link";
import { RetryBanner } from "@/ui/retry-banner";
import { Skeleton } from "@/ui/skeleton";
import { ReceivedCard } from "./received-card";

const CRUMBS = [{ label: "Accueil", href: "/" }, { label: "Mon compte", href: "/account" }, { label: "Mes avis" }];

/** /account/reviews: the products that the caller received, each with its review or a form for one. */
export function OwnReviewsPage() {
	return (
		<RequireLogin>
			<AccountQueries>
				<OwnReviews />
			</AccountQueries>
		</RequireLogin>
	);
}

function OwnReviews() {
	const client = useQueryClient();
	const { data, isPending, isError, refetch } = useOperation(listOwnReviews, {});
	return (
		<div className="page flex max-w-3xl flex-col gap-6 py-6 sm:py-8">
			<Breadcrumb crumbs={CRUMBS} />
			<div>
				<h1 className="display text-3xl">Mes avis</h1>
				<p className="mt-1 text-prune">
					Un avis par produit reçu. Nous le relisons avant de le publier sous votre prénom.{" "}
					<Link href="/avis" className="underline underline-offset-4 hover:text-framboise">
						Comment nous contrôlons les avis
					</Link>
				</p>
			</div>
			{isPending && (
				<div role="status" className="flex flex-col gap-4">
					<span className="sr-only">Chargement de vos produits…</span>
					{[1, 2, 3].map((card) => (
						<Skeleton key={card} className="h-28 rounded-card" />
					))}
				</div>
			)}
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
		</div>
	);
}

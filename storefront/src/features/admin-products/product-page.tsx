"use client";

import type { AdminProduct } from "@confiserie/domain/contract/admin-product";
import { readAdminProduct } from "@confiserie/domain/contract/products";
import { useSearchParams } from "next/navigation";
import { LotsCard } from "@/features/admin-lots";
import { AdminHeader, useMay } from "@/features/admin-shell";
import { ApiProblem } from "@/lib/api";
import { useOperation } from "@/lib/use-operation";
import { Badge } from "@/ui/badge";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import { EmptyState } from "@/ui/empty-state";
import { Skeleton } from "@/ui/skeleton";
import { ProductForm } from "./product-form";

const CRUMBS = [
	{ label: "Administration", href: "/admin" },
	{ label: "Produits", href: "/admin/products" },
];

/** /admin/products/new; with ?from= and the id of a product, like that one. */
export function NewProductPage() {
	const model = useSearchParams().get("from");
	return model ? <CopiedProductPage id={model} /> : <NewProduct />;
}

function NewProduct({ model }: { model?: AdminProduct }) {
	return (
		<>
			<AdminHeader
				title="Nouveau produit"
				{...(model && { subtitle: `D'après «\u00a0${model.name}\u00a0» (${model.reference})` })}
				crumbs={[...CRUMBS, { label: "Nouveau produit" }]}
			/>
			<ProductForm product={null} model={model} />
		</>
	);
}

function CopiedProductPage({ id }: { id: string }) {
	const { data, error, refetch } = useProduct(id);
	if (error) return <NotRead error={error} onRetry={refetch} />;
	return data ? <NewProduct model={data} /> : <Loading />;
}

/** /admin/products/{id} to look at, /admin/products/{id}/edit to change: the same form. Source: accounts spec §2. */
export function ProductPage({ id, isReadOnly = false }: { id: string; isReadOnly?: boolean }) {
	const mayChange = useMay()("catalogue.change");
	const { data, error, refetch } = useProduct(id);
	if (error) return <NotRead error={error} onRetry={refetch} />;
	if (!data) return <Loading />;
	return (
		<>
			<AdminHeader
				title={data.name}
				subtitle={`Réf: ${data.reference}`}
				crumbs={[...CRUMBS, { label: data.name }]}
				actions={
					<>
						{!data.isPublished && <Badge tone="warning">Brouillon</Badge>}
						{data.isPublished && (
							<ButtonLink variant="secondary" size="sm" href={`/products/${id}`}>
								Voir en boutique
							</ButtonLink>
						)}
						{mayChange && (
							<ButtonLink variant="secondary" size="sm" href={`/admin/products/new?from=${encodeURIComponent(id)}`}>
								Dupliquer
							</ButtonLink>
						)}
						{isReadOnly && mayChange && (
							<ButtonLink size="sm" href={`/admin/products/${id}/edit`}>
								Modifier
							</ButtonLink>
						)}
					</>
				}
			/>
			<ProductForm key={data.version} product={data} isReadOnly={isReadOnly || !mayChange} />
			<LotsCard productId={id} />
		</>
	);
}

function useProduct(id: string) {
	return useOperation(
		readAdminProduct,
		{ params: { id } },
		{
			// A refetch would replace the input while the user types.
			staleTime: 0,
			gcTime: 0,
			refetchOnWindowFocus: false,
			refetchOnReconnect: false,
		},
	);
}

function NotRead({ error, onRetry }: { error: Error; onRetry: () => unknown }) {
	const isMissing = error instanceof ApiProblem && error.status === 404;
	return (
		<EmptyState
			headingLevel={1}
			title={error instanceof ApiProblem ? error.message : "Impossible de charger le produit"}
			action={
				<>
					<ButtonLink href="/admin/products">Retour à la liste</ButtonLink>
					{!isMissing && (
						<Button variant="secondary" onClick={() => onRetry()}>
							Réessayer
						</Button>
					)}
				</>
			}
		/>
	);
}

function Loading() {
	return (
		<div role="status" className="flex flex-col gap-4">
			<span className="sr-only">Chargement du produit…</span>
			<Skeleton className="h-12 rounded-card" />
			<Skeleton className="h-96 rounded-card" />
		</div>
	);
}

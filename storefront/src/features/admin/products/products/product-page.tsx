"use client";

import type { AdminProduct } from "@confiserie/domain/contract/admin-product";
import { readAdminProduct } from "@confiserie/domain/contract/products";
import { useSearchParams } from "next/navigation";
import { Detail, DetailPage } from "@/features/admin/kit";
import { AdminHeader, useMay } from "@/features/admin/shell";
import { LotsCard } from "@/features/admin/stock/lots";
import { Badge } from "@/ui/badge";
import { ButtonLink } from "@/ui/button-link";
import { ProductForm } from "./product-form";

const LIST = { label: "Produits", href: "/admin/products" };

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
				crumbs={[LIST, { label: "Nouveau produit" }]}
			/>
			<ProductForm product={null} model={model} />
		</>
	);
}

const FAILURE = "Impossible de charger le produit";
/** A refetch would replace the input while the user types. */
const READ_ONCE = { staleTime: 0, gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false };

function CopiedProductPage({ id }: { id: string }) {
	return (
		<Detail operation={readAdminProduct} input={{ params: { id } }} options={READ_ONCE} failure={FAILURE}>
			{(model) => <NewProduct model={model} />}
		</Detail>
	);
}

/** /admin/products/{id} to look at, /admin/products/{id}/edit to change: the same form. Source: accounts spec §2. */
export function ProductPage({ id, isReadOnly = false }: { id: string; isReadOnly?: boolean }) {
	const mayChange = useMay()("catalogue.change");
	return (
		<DetailPage
			operation={readAdminProduct}
			input={{ params: { id } }}
			options={READ_ONCE}
			list={{ ...LIST, back: "Retour à la liste" }}
			kind="Produit"
			title={({ name }) => name}
			subtitle={({ reference }) => `Réf: ${reference}`}
			acts={({ isPublished }) => (
				<>
					{!isPublished && <Badge tone="warning">Brouillon</Badge>}
					{isPublished && (
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
			)}
			failure={FAILURE}
		>
			{(product) => (
				<ProductForm key={product.version} product={product} isReadOnly={isReadOnly || !mayChange}>
					<LotsCard productId={id} />
				</ProductForm>
			)}
		</DetailPage>
	);
}

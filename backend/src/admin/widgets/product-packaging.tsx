import { type AdminProduct, adminProductSchema } from "@confiserie/domain/contract/admin-product";
import { formatCents, formatPiecePrice, formatWeight } from "@confiserie/domain/format";
import { formatBoxes, tiers, unitName } from "@confiserie/domain/prices/tier-price";
import { defineWidgetConfig } from "@medusajs/admin-sdk";
import { Button, Container, Heading, Text } from "@medusajs/ui";
import { useState } from "react";
import { statusOf, useShop } from "../lib/shop";
import { PackagingForm } from "../parts/packaging-form";
import { Panel, Row } from "../parts/panel";

/** Packaging and tiers of a product, by the rules of the shop's own product form. */
export default function ProductPackagingWidget({ data }: { data: { id: string } }) {
	const path = `/shop/products/${encodeURIComponent(data.id)}`;
	const loaded = useShop(path, adminProductSchema);
	const [isEditing, setEditing] = useState(false);
	if (statusOf(loaded.error) === 404) return <WithoutPackaging />;
	return (
		<Panel
			title="Emballage et tarifs"
			lead="Le tarif suit la quantité totale. Prix TTC."
			loaded={loaded}
			actions={
				!isEditing && (
					<Button size="small" variant="secondary" onClick={() => setEditing(true)}>
						Modifier l'emballage
					</Button>
				)
			}
		>
			{(product) =>
				isEditing ? (
					<PackagingForm
						// A product changed by another user resets the form.
						key={product.version}
						product={product}
						path={path}
						onClose={() => setEditing(false)}
					/>
				) : (
					<Figures product={product} />
				)
			}
		</Panel>
	);
}

/** A product that was made in Medusa Admin has no packaging: the shop can neither price nor show it. */
function WithoutPackaging() {
	return (
		<Container className="px-6 py-4">
			<Heading level="h2">Emballage et tarifs</Heading>
			<Text size="small" className="text-ui-fg-subtle">
				Ce produit n'a pas d'emballage : la boutique ne le vend pas. Créez les produits dans l'administration de la
				boutique, ou par un import CSV.
			</Text>
		</Container>
	);
}

function Figures({ product }: { product: AdminProduct }) {
	return (
		<>
			{tiers(product).map(({ orderType, minBoxes, pricePerPiece, pricePerBoxCents }) => (
				<Row key={orderType} term={unitName(product, orderType)}>
					{formatCents(pricePerBoxCents * minBoxes)}
					<span className="text-ui-fg-subtle">
						{minBoxes > 1 && ` · ${formatBoxes(minBoxes, product)} à ${formatCents(pricePerBoxCents)}`}
						{` · ${formatPiecePrice(pricePerPiece)} la pièce`}
					</span>
				</Row>
			))}
			<Row term="Pièces par carton">{product.piecesPerBox}</Row>
			<Row term="Poids net d'une pièce">{formatWeight(product.weightGrams)}</Row>
			<Row term="EAN de la pièce">{product.eanUnit}</Row>
			<Row term="EAN du carton">{product.eanBox}</Row>
			<Row term="Date de durabilité minimale">{product.bestBeforeDate ?? "—"}</Row>
		</>
	);
}

export const config = defineWidgetConfig({ zone: "product.details.before" });

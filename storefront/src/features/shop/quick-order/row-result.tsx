import type { QuickOrderLine } from "@confiserie/domain/contract/quick-order";
import { formatInteger } from "@confiserie/domain/format";
import { priceText } from "@confiserie/domain/prices/price-text";
import { boxWord, formatBoxes, theBox, UNITS } from "@confiserie/domain/prices/tier-price";
import { quantityText } from "@confiserie/domain/quantity-text";
import type { EnteredLine } from "@confiserie/domain/quick-order/read-lines";
import { LineImage } from "@/features/shop/cart";
import { StockIndicator } from "@/features/shop/catalogue";
import { AllergenPlace } from "@/lib/allergens/slots";
import { Price } from "@/ui/price";

interface RowResultProps {
	row: EnteredLine;
	line: QuickOrderLine | undefined;
	onEdit: (change: Partial<EnteredLine>) => void;
}

const CHOICE =
	"min-h-8 rounded-sm border border-bordure bg-white px-2 text-left text-sm font-semibold text-framboise-fonce hover:bg-dragee";

/** What the shop says of a row: the product and its price, or what is wrong and how to put it right. */
export function RowResult({ row, line, onEdit }: RowResultProps) {
	if (row.problem) return <p className="text-sm font-medium text-rouge">{row.problem}</p>;
	if (!line) return <p className="text-sm text-prune">Recherche…</p>;
	const { state, product, boxes, left, suggestions } = line;
	return (
		<div className="flex items-start gap-3">
			{product && <LineImage src={product.imageUrl} size={48} />}
			<div className="flex min-w-0 flex-col gap-1 text-sm">
				{product && (
					<p className="font-semibold">
						{product.name} <span className="font-normal text-prune">{product.reference}</span>
					</p>
				)}
				{product && <AllergenPlace of={product.allergenInformation} />}
				{state === "OK" && product && (
					<p className="text-prune">
						{quantityText({ ...product, quantity: boxes })}
						{", "}
						<span className="whitespace-nowrap">
							<Price of={priceText(product.vatRate, ({ cents }) => `${cents(line.unitPrice)} ${theBox(product)}`)} />
						</span>
					</p>
				)}
				{state === "OK" && product && <StockIndicator boxes={product.stock} of={product} />}
				{state === "QUANTITY" && (
					<p className="font-medium text-rouge">Saisissez un nombre entier, de 1 à 100&nbsp;000.</p>
				)}
				{state === "UNIT" && (
					<p className="font-medium text-rouge">
						Ce produit ne se vend pas {row.isInPieces ? "à la pièce" : `par ${UNITS[row.unit].word}`}.{" "}
						<button type="button" className={CHOICE} onClick={() => onEdit({ unit: "box" })}>
							Commander en {boxWord(product)}s
						</button>
					</p>
				)}
				{state === "SOLD_OUT" && <p className="font-medium text-rouge">En rupture de stock.</p>}
				{state === "SHORT" && (
					<p className="font-medium text-caramel">
						{formatBoxes(left, product, "disponible")} sur {formatInteger(boxes)}.{" "}
						<button type="button" className={CHOICE} onClick={() => onEdit({ quantity: String(left), unit: "box" })}>
							Prendre {formatBoxes(left, product)}
						</button>
					</p>
				)}
				{(state === "UNKNOWN" || state === "AMBIGUOUS") && (
					<>
						<p className="font-medium text-rouge">
							{state === "AMBIGUOUS" ? "Plusieurs produits portent ce nom ou ce code." : "Aucun produit trouvé."}
							{suggestions.length > 0 && state === "UNKNOWN" && " Vouliez-vous dire\u00a0:"}
						</p>
						<ul className="flex flex-wrap gap-2">
							{suggestions.map(({ reference, name }) => (
								<li key={reference}>
									<button type="button" className={CHOICE} onClick={() => onEdit({ text: reference })}>
										{name} <span className="font-normal text-prune">{reference}</span>
									</button>
								</li>
							))}
						</ul>
					</>
				)}
			</div>
		</div>
	);
}

import type { Product } from "@confiserie/domain/contract/product";
import { formatCents, formatCount, formatPiecePrice } from "@confiserie/domain/format";
import { tiers, UNITS } from "@confiserie/domain/tier-price";
import { pricePerKilogramCents } from "@confiserie/domain/unit-price";
import { boxWord } from "./figures";

const CELL = "px-2 py-3 text-right whitespace-nowrap sm:px-4";

/** Every price of the product by the number of boxes ordered. The tier follows the total, whatever unit it came in. */
export function TierTable({ product }: { product: Product }) {
	const rows = tiers(product);
	const word = boxWord(product);
	const prior = product.isPromo ? product.priorPrices : undefined;
	return (
		<div className="overflow-hidden rounded-card border border-trait bg-white">
			<table className="w-full border-collapse text-sm">
				<caption className="sr-only">Tarifs TTC selon le nombre de {word}s commandés</caption>
				<thead className="bg-creme text-prune">
					<tr>
						<th scope="col" className="px-3 py-3 text-left sm:px-4 font-semibold">
							À partir de
						</th>
						<th scope="col" className={CELL}>
							La pièce
						</th>
						{product.piecesPerBox > 1 && (
							<th scope="col" className={CELL}>
								Le carton
							</th>
						)}
						<th scope="col" className={CELL}>
							Le kilo
						</th>
					</tr>
				</thead>
				<tbody>
					{rows.map(({ orderType, minBoxes, pricePerPiece, pricePerBoxCents }) => {
						const perKilogram = pricePerKilogramCents(product, minBoxes);
						return (
							<tr key={orderType} className="border-t border-trait">
								<th scope="row" className="px-3 py-3 text-left sm:px-4">
									<span className="block">{formatCount(minBoxes, word)}</span>
									<span className="block font-normal text-prune">
										{`Tarif ${orderType === "box" ? word : UNITS[orderType].word}`}
									</span>
								</th>
								<td className={`${CELL} font-bold`}>
									{prior?.[orderType] && (
										<s className="mr-2 font-normal text-prune">
											<span className="sr-only">Prix antérieur : </span>
											{formatPiecePrice(prior[orderType])}
										</s>
									)}
									{formatPiecePrice(pricePerPiece)}
								</td>
								{product.piecesPerBox > 1 && <td className={CELL}>{formatCents(pricePerBoxCents)}</td>}
								<td className={CELL}>{perKilogram === null ? "–" : formatCents(perKilogram)}</td>
							</tr>
						);
					})}
				</tbody>
			</table>
		</div>
	);
}

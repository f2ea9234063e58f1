import { formatCount } from "@confiserie/domain/format";
import { type PriceWords, priceText } from "@confiserie/domain/prices/price-text";
import { boxWord, tiers, UNITS } from "@confiserie/domain/prices/tier-price";
import { pricePerKilogramCents } from "@confiserie/domain/prices/unit-price";
import type { ReactNode } from "react";
import { Price } from "@/ui/price";
import type { ConfigurableProduct } from "./figures";

const CELL = "px-2 py-3 text-right whitespace-nowrap sm:px-4";

interface TierTableProps {
	product: ConfigurableProduct;
	/** What a struck price is. */
	prior?: string;
	/** Beside the heading of the tiers. */
	children?: ReactNode;
}

/** Every price of the product by the number of boxes ordered. The tier follows the total, whatever unit it came in. */
export function TierTable({ product, prior = "Prix antérieur", children }: TierTableProps) {
	const rows = tiers(product);
	const word = boxWord(product);
	const said = (say: (words: PriceWords) => string) => priceText(product.vatRate, say);
	return (
		<div className="overflow-hidden rounded-card border border-trait bg-white">
			<table className="w-full border-collapse text-sm">
				<caption className="sr-only">Tarifs selon le nombre de {word}s commandés</caption>
				<thead className="bg-creme text-prune">
					<tr>
						<th scope="col" className="px-3 py-3 text-left sm:px-4 font-semibold">
							À partir de {children}
						</th>
						<th scope="col" className={CELL}>
							<Column>La pièce</Column>
						</th>
						{product.piecesPerBox > 1 && (
							<th scope="col" className={CELL}>
								<Column>Le carton</Column>
							</th>
						)}
						<th scope="col" className={CELL}>
							<Column>Le kilo</Column>
						</th>
					</tr>
				</thead>
				<tbody>
					{rows.map(({ orderType, minBoxes, pricePerPiece, pricePerBoxCents }) => {
						const priorPrice = product.priorPrices?.[orderType];
						const perKilogram = pricePerKilogramCents(product, minBoxes);
						return (
							<tr key={orderType} className={`tier-row tier-${orderType} border-t border-trait`}>
								<th scope="row" className="px-3 py-3 text-left sm:px-4">
									<span className="block">{formatCount(minBoxes, word)}</span>
									<strong>Votre quantité</strong>
									<span className="block font-normal text-prune">
										{`Tarif ${orderType === "box" ? word : UNITS[orderType].word}`}
									</span>
								</th>
								<td className={`${CELL} font-bold`}>
									{priorPrice && (
										<s className="mr-2 font-normal text-prune">
											<span className="sr-only">{`${prior}\u00a0: `}</span>
											<Price of={said(({ barePiece }) => barePiece(priorPrice))} />
										</s>
									)}
									<Price of={said(({ barePiece }) => barePiece(pricePerPiece))} />
								</td>
								{product.piecesPerBox > 1 && (
									<td className={CELL}>
										<Price of={said(({ bare }) => bare(pricePerBoxCents))} />
									</td>
								)}
								<td className={CELL}>
									{perKilogram === null ? "–" : <Price of={said(({ bare }) => bare(perKilogram))} />}
								</td>
							</tr>
						);
					})}
				</tbody>
			</table>
		</div>
	);
}

/** The heading of a column of bare prices says what they are. */
function Column({ children }: { children: string }) {
	return (
		<>
			{children}{" "}
			<span className="max-sm:block">
				<Price of={{ ttc: "TTC", ht: "HT" }} />
			</span>
		</>
	);
}

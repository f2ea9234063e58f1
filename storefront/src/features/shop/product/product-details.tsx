import type { Nutrition, Product } from "@confiserie/domain/contract/product";
import type { AllergenInformation } from "@confiserie/domain/food/allergen-codes";
import { containedText, ingredientsParts } from "@confiserie/domain/food/allergens";
import { colourWarnings } from "@confiserie/domain/food/colours";
import { DURABILITIES } from "@confiserie/domain/food/durability";
import { formatCount, formatDate, formatInteger, formatMonth, formatWeight } from "@confiserie/domain/format";
import { LOCALE } from "@confiserie/domain/locale";
import { boxesLabel } from "@confiserie/domain/prices/box-words";
import { netWeightGrams } from "@confiserie/domain/prices/unit-price";
import { WITHDRAWAL_RIGHTS } from "@confiserie/domain/withdrawal/right";
import type { ReactNode } from "react";

/** Everything that is printed on the pack, readable without a click. Source: spec §2 "details block". */
export function ProductDetails({ product }: { product: Product }) {
	const { state, contains } = product.allergenInformation;
	const isFood = state !== "NOT_FOOD";
	const boxes = boxesLabel(product);
	return (
		<div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-2">
			<section aria-labelledby="composition">
				<h2 id="composition" className="display mb-4 text-2xl">
					{isFood ? "Ingrédients et allergènes" : "Composition"}
				</h2>
				{product.legalName && <p className="mb-2 font-semibold">{product.legalName}</p>}
				{!isFood && <p>Produit non alimentaire</p>}
				{(isFood || product.ingredients !== "") && <Ingredients text={product.ingredients} />}
				{isFood && (
					<dl className="mt-4 grid gap-y-1 rounded-card border-[1.5px] border-caramel bg-caramel-clair px-4 py-3 sm:grid-cols-[auto_1fr] sm:gap-x-6 sm:gap-y-3">
						<dt className="font-bold">Contient</dt>
						<dd>{containedText(product.allergens, contains) || noneContained(state)}</dd>
						{product.traces.length > 0 && (
							<>
								<dt className="font-bold">Traces éventuelles</dt>
								<dd>{product.traces.join(", ")}</dd>
							</>
						)}
					</dl>
				)}
				{product.nutrition && <NutritionTable nutrition={product.nutrition} />}
			</section>
			<section aria-labelledby="fiche">
				<h2 id="fiche" className="display mb-4 text-2xl">
					Fiche technique
				</h2>
				<dl className="divide-y divide-trait border-y border-trait">
					<Row term="Référence">{product.reference}</Row>
					{product.weightGrams > 0 && <Row term="Poids net de la pièce">{formatWeight(product.weightGrams)}</Row>}
					{product.piecesPerBox > 1 && (
						<Row term="Carton">
							{formatInteger(product.piecesPerBox)} pièces
							{product.weightGrams > 0 && `, ${formatWeight(netWeightGrams(product, 1))} net`}
						</Row>
					)}
					{product.boxesPerLayer && <Row term={`${boxes} par couche`}>{formatInteger(product.boxesPerLayer)}</Row>}
					{product.boxesPerPallet && <Row term={`${boxes} par palette`}>{formatInteger(product.boxesPerPallet)}</Row>}
					<Row term={DURABILITIES[product.durability].label}>{durabilityText(product, isFood)}</Row>
					{product.daysAtDelivery !== null && (
						<Row term="Durée restante à la livraison">{`au moins ${formatCount(product.daysAtDelivery, "jour")}`}</Row>
					)}
					{product.preparationDays !== null && (
						<Row term="Préparation">{formatCount(product.preparationDays, "jour ouvré", "jours ouvrés")}</Row>
					)}
					{product.organicCode && (
						<Row term="Agriculture biologique">
							{[product.organicCode, product.organicFarming].filter(Boolean).join(", ")}
						</Row>
					)}
					{product.storageConditions && <Row term="Conservation">{product.storageConditions}</Row>}
					{product.origin && <Row term="Origine">{product.origin}</Row>}
					{product.operator && <Row term="Exploitant">{product.operator}</Row>}
					<Row term="EAN de la pièce">{product.eanUnit}</Row>
					{product.piecesPerBox > 1 && <Row term="EAN du carton">{product.eanBox}</Row>}
					<Row term="Rétractation">{WITHDRAWAL_RIGHTS[product.withdrawalRight].label}</Row>
					<Row term="Garantie légale de conformité">deux ans</Row>
					<Row term="TVA incluse">{`${product.vatRate.toLocaleString(LOCALE)} %`}</Row>
				</dl>
			</section>
		</div>
	);
}

const NEXT_LOT = { BEST_BEFORE: `${DURABILITIES.BEST_BEFORE.words} le`, USE_BY: DURABILITIES.USE_BY.words } as const;

/**
 * Date of the lot that leaves next, else of the product, in the words of its pack; to the day for a use-by date. That of a food need
 * not be known before the goods arrive.
 */
function durabilityText({ bestBeforeDate, durability, nextLotDate }: Product, isFood: boolean): string {
	if (nextLotDate) return `${NEXT_LOT[durability]} ${formatDate(nextLotDate)}, prochain lot expédié`;
	if (bestBeforeDate === null) return isFood ? "indiquée sur l'emballage" : "sans objet";
	const { words } = DURABILITIES[durability];
	return durability === "USE_BY"
		? `${words} ${formatDate(bestBeforeDate)}`
		: `${words} fin ${formatMonth(bestBeforeDate)}`;
}

/** Allergens stand out in bold, whatever case they are written in; warnings about colours follow from what is in it. */
function Ingredients({ text }: { text: string }) {
	if (text === "") return <p>La liste des ingrédients figure sur l'emballage.</p>;
	let at = 0;
	return (
		<>
			<p>
				{ingredientsParts(text).map((part) => {
					at += part.text.length;
					return part.allergen ? <strong key={at}>{part.text}</strong> : part.text;
				})}
			</p>
			{colourWarnings(text).map((warning) => (
				<p key={warning} className="mt-2 font-semibold">
					{warning}
				</p>
			))}
		</>
	);
}

/** Where the declaration is missing, nothing is called free. */
const noneContained = (state: AllergenInformation["state"]) =>
	state === "INCOMPLETE" ? "allergènes non renseignés" : "aucun allergène à déclaration obligatoire";

function Row({ term, children }: { term: string; children: ReactNode }) {
	return (
		<div className="flex justify-between gap-6 py-2.5">
			<dt className="text-prune">{term}</dt>
			<dd className="text-right font-semibold">{children}</dd>
		</div>
	);
}

const grams = (value: number) => `${value.toLocaleString(LOCALE)} g`;

/** The declaration of Regulation (EU) 1169/2011, annex XV, in its order. */
function NutritionTable({ nutrition }: { nutrition: Nutrition }) {
	const rows = [
		["Énergie", `${formatInteger(nutrition.energyKj)} kJ / ${formatInteger(nutrition.energyKcal)} kcal`],
		["Matières grasses", grams(nutrition.fat)],
		["dont acides gras saturés", grams(nutrition.saturates)],
		["Glucides", grams(nutrition.carbohydrates)],
		["dont sucres", grams(nutrition.sugars)],
		["Protéines", grams(nutrition.protein)],
		["Sel", grams(nutrition.salt)],
	] as const;
	return (
		<table className="mt-6 w-full border-collapse">
			<caption className="mb-2 text-left font-bold">Valeurs nutritionnelles moyennes pour 100 g</caption>
			<tbody>
				{rows.map(([name, value]) => (
					<tr key={name} className="border-t border-trait">
						<th
							scope="row"
							className={`py-2 text-left font-normal ${name.startsWith("dont") ? "pl-4 text-prune" : ""}`}
						>
							{name}
						</th>
						<td className="py-2 text-right font-semibold">{value}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

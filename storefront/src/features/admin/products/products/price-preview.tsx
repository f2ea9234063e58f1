import { type ProductWarning, productWarnings } from "@confiserie/domain/catalogue/product-warnings";
import { dayOf } from "@confiserie/domain/day";
import { formatCents, formatCount, formatPiecePrice } from "@confiserie/domain/format";
import { formatBoxes, savingPercent, type TierPricing, tiers, unitName } from "@confiserie/domain/prices/tier-price";
import { pricePerKilogramCents } from "@confiserie/domain/prices/unit-price";
import { TriangleAlert } from "lucide-react";
import { Badge } from "@/ui/badge";
import type { SectionProps } from "./form-sections";
import type { ProductValues } from "./form-values";

interface PricePreviewProps extends SectionProps {
	/** A new product is still being typed in. */
	isNew: boolean;
}

/** Prices of a box, a layer and a pallet, by the shop's own rule, as the figures are typed. */
export function PricePreview(props: PricePreviewProps) {
	const pricing = pricingOf(props.form.watch());
	return (
		<section aria-labelledby="apercu" className="rounded-card border border-trait bg-creme p-5">
			<h2 id="apercu" className="display text-xl">
				Aperçu des prix
			</h2>
			{pricing ? (
				<Tiers pricing={pricing} />
			) : (
				<p className="mt-2 text-prune">Saisissez un prix et des pièces par carton.</p>
			)}
			<Warnings {...props} />
		</section>
	);
}

function Tiers({ pricing }: { pricing: TierPricing & { weightGrams: number } }) {
	return (
		<ul className="mt-3 flex flex-col divide-y divide-trait">
			{tiers(pricing).map((tier) => {
				const saving = savingPercent(pricing, tier);
				const perKilogram = pricePerKilogramCents(pricing, tier.minBoxes);
				return (
					<li key={tier.orderType} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
						<span>
							<span className="font-semibold">{unitName(pricing, tier.orderType)}</span>
							<span className="block text-sm text-prune">
								{tier.minBoxes > 1 && pricing.piecesPerBox > 1 && `${formatBoxes(tier.minBoxes, pricing)} · `}
								{formatCount(tier.minBoxes * pricing.piecesPerBox, "pièce")}
							</span>
						</span>
						<span className="text-right">
							<span className="display text-xl">{formatCents(tier.pricePerBoxCents * tier.minBoxes)}</span>
							<span className="block text-sm text-prune">
								{formatPiecePrice(tier.pricePerPiece)} la pièce
								{tier.minBoxes > 1 && pricing.piecesPerBox > 1 && ` · ${formatCents(tier.pricePerBoxCents)} le carton`}
								{perKilogram !== null && ` · ${formatCents(perKilogram)}/kg`}
							</span>
							{saving > 0 && <Badge tone="success">−{saving} %</Badge>}
						</span>
					</li>
				);
			})}
		</ul>
	);
}

/** Required fields that are reported as blank only after a visit or for a publication. */
const BLANK_AT_FIRST: ReadonlySet<ProductWarning["field"]> = new Set([
	"legalName",
	"ingredients",
	"nutrition",
	"storageConditions",
	"operator",
	"bestBeforeDate",
	"organicCode",
	"organicFarming",
]);

function Warnings({ form, isNew }: PricePreviewProps) {
	const { touchedFields } = form.formState;
	const values = form.watch();
	const hasNutrition = Object.values(values.nutrition ?? {}).some((value) => value !== null);
	const warnings = productWarnings(
		{ ...values, category: values.category ?? "", nutrition: hasNutrition ? {} : null },
		dayOf(new Date()),
	);
	const isEarly = ({ field }: ProductWarning) =>
		isNew && !values.isPublished && BLANK_AT_FIRST.has(field) && !(field in touchedFields);
	const due = warnings.filter((warning) => !isEarly(warning));
	return (
		<div role="status">
			{due.length > 0 && (
				<ul aria-label="Points à vérifier" className="mt-3 flex flex-col gap-2 text-sm">
					{due.map(({ message }) => (
						<li key={message} className="flex gap-2 text-caramel">
							<TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
							{message}
						</li>
					))}
				</ul>
			)}
		</div>
	);
}

function pricingOf(values: ProductValues): (TierPricing & { weightGrams: number }) | null {
	const figure = (value: number | null) => (value !== null && value > 0 && value <= 1_000_000 ? value : null);
	const [pricePerPieceBox, piecesPerBox] = [figure(values.pricePerPieceBox), figure(values.piecesPerBox)];
	if (pricePerPieceBox === null || piecesPerBox === null || !Number.isInteger(piecesPerBox)) return null;
	return {
		pricePerPieceBox,
		piecesPerBox,
		pricePerPieceLayer: figure(values.pricePerPieceLayer),
		pricePerPiecePallet: figure(values.pricePerPiecePallet),
		boxesPerLayer: figure(values.boxesPerLayer),
		boxesPerPallet: figure(values.boxesPerPallet),
		weightGrams: figure(values.weightGrams) ?? 0,
	};
}

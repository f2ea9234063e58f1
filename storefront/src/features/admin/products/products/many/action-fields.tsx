import { TAGS } from "@confiserie/domain/catalogue/tags";
import type { BeginProductBatch } from "@confiserie/domain/contract/product-batches";
import type { PricedTier } from "@confiserie/domain/prices/price-change";
import { ChoiceField, ChoicesField, DecimalField, type EditFormState, useBound } from "@/features/admin/kit";
import { Select } from "@/ui/select";
import { TIER_WORDS } from "./words";

type Action = BeginProductBatch["action"];

const BY_PERCENT = { percent: Number.NaN };
const BY_AMOUNT = { amount: Number.NaN };
/** What is changed most: prices, in percent. */
export const FIRST_ACTION: Action = { kind: "PRICE", tier: "all", step: BY_PERCENT };

const ACTIONS: readonly { value: string; label: string; action: Action }[] = [
	{ value: "PRICE", label: "Changer les prix", action: FIRST_ACTION },
	{ value: "PUBLISH", label: "Mettre en vente", action: { kind: "PUBLISH", isPublished: true } },
	{ value: "UNPUBLISH", label: "Retirer de la vente", action: { kind: "PUBLISH", isPublished: false } },
	{ value: "TAGS", label: "Ajouter ou retirer des tags", action: { kind: "TAGS", add: [], remove: [] } },
];
const TIERS = (Object.keys(TIER_WORDS) as PricedTier[]).map((value) => ({
	value,
	label: TIER_WORDS[value].charAt(0).toUpperCase() + TIER_WORDS[value].slice(1),
}));
const CHOICES = TAGS.map(({ code, name }) => ({ id: code, name }));

/** What is done to the chosen products. */
export function ActionFields({ form }: { form: EditFormState<BeginProductBatch> }) {
	const { field, setValue, watch } = form;
	const action = watch("action");
	const { error } = useBound(field("action.step"));
	const isPublishing = action.kind === "PUBLISH" && action.isPublished;
	const isPercent = action.kind === "PRICE" && "percent" in action.step;
	return (
		<>
			<Select
				label="Action"
				value={action.kind === "PUBLISH" && !isPublishing ? "UNPUBLISH" : action.kind}
				options={ACTIONS}
				onChange={({ target }) =>
					setValue("action", ACTIONS.find(({ value }) => value === target.value)?.action ?? FIRST_ACTION)
				}
			/>
			{action.kind === "TAGS" && (
				<div className="grid grid-cols-2 gap-2">
					<ChoicesField {...field("action.add")} legend="Ajouter" choices={CHOICES} />
					<ChoicesField {...field("action.remove")} legend="Retirer" choices={CHOICES} />
				</div>
			)}
			{action.kind === "PRICE" && (
				<>
					<ChoiceField {...field("action.tier")} label="Tarif" options={TIERS} />
					<div className="grid grid-cols-2 items-start gap-2">
						<Select
							label="De combien"
							value={isPercent ? "percent" : "amount"}
							options={[
								{ value: "percent", label: "En %" },
								{ value: "amount", label: "En € la pièce" },
							]}
							onChange={({ target }) => setValue("action.step", target.value === "percent" ? BY_PERCENT : BY_AMOUNT)}
						/>
						{isPercent ? (
							<DecimalField
								{...field("action.step.percent")}
								label="Pourcentage"
								placeholder="4 ou -2,5"
								{...{ error, ...SIGNED }}
							/>
						) : (
							<DecimalField
								{...field("action.step.amount")}
								label="Euros la pièce"
								placeholder="0,05 ou -0,10"
								{...{ error, ...SIGNED }}
							/>
						)}
					</div>
					<p className="text-sm text-prune">
						Chaque prix de la pièce est arrondi au centime, le demi-centime vers le haut. Un produit dont un prix a des
						fractions de centime les garde.
					</p>
				</>
			)}
		</>
	);
}

/** A keyboard for figures alone has no minus on some phones. */
const SIGNED = { inputMode: "text", maxLength: 12 } as const;

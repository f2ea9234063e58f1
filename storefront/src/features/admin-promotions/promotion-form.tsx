"use client";

import { listPromotionChoices } from "@confiserie/domain/contract/promotions";
import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import { showProblem } from "@/lib/form-problem";
import { resolverOf } from "@/lib/form-resolver";
import { useOperation } from "@/lib/use-operation";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { CheckField } from "@/ui/check-field";
import { Select } from "@/ui/select";
import { TextField } from "@/ui/text-field";
import { PreviewCart } from "./preview-cart";
import { ProductPicker } from "./product-picker";
import { formField, KINDS, type PromotionValues, validate } from "./values";

interface PromotionFormProps {
	start: PromotionValues;
	/** Of the button. */
	label: string;
	isReadOnly?: boolean;
	onSave: (values: PromotionValues) => Promise<void>;
}

const FIELDS = [
	...["name", "code", "percent", "amount", "buyBoxes", "freeBoxes", "maximum", "groupIds", "minimumBoxes", "minimum"],
	...["startsAt", "endsAt", "limit", "limitPerCustomer"],
] as (keyof PromotionValues)[];
const optionsOf = (labels: Record<string, string>) =>
	Object.entries(labels).map(([value, label]) => ({ value, label }));
const TRIGGERS = optionsOf({ code: "Avec un code", automatic: "Automatiquement, pour tous" });
const TIERS = optionsOf({ "": "Toute quantité", layer: "À partir d'une couche", pallet: "À partir d'une palette" });
const AUDIENCES = optionsOf({
	everyone: "Tous les clients",
	first: "Une première commande",
	groups: "Des entreprises ou des groupes de clients",
});

/** The terms of a promotion, with what they would make of a cart. */
export function PromotionForm({ start, label, isReadOnly = false, onSave }: PromotionFormProps) {
	const form = useForm<PromotionValues>({ defaultValues: start, resolver: resolverOf(validate) });
	const { errors, isSubmitting } = form.formState;
	const { data: choices } = useOperation(listPromotionChoices, {});
	const values = form.watch();
	const field = (name: keyof PromotionValues) => ({ ...form.register(name), error: errors[name]?.message ?? null });
	const submit = form.handleSubmit(async (checked) => {
		try {
			await onSave(checked);
		} catch (cause) {
			showProblem(cause, FIELDS, form.setError, "La promotion n'a pas pu être enregistrée. Réessayez.", formField);
		}
	});
	const { kind } = values;
	const isAmount = kind === "order" || kind === "box";
	return (
		<div className="grid items-start gap-4 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
			<form method="post" noValidate onSubmit={submit}>
				<fieldset disabled={isReadOnly} className="flex min-w-0 flex-col gap-4">
					<legend className="sr-only">Conditions</legend>
					<Part title="La promotion">
						<TextField
							{...field("name")}
							label="Nom"
							hint="Les clients le lisent dans le panier et sur la facture."
							autoComplete="off"
							maxLength={80}
						/>
						<Select
							{...form.register("trigger")}
							label="S'applique"
							hint={
								values.trigger === "automatic"
									? "Dans le panier, sans être annoncée. Pour un prix barré, baissez le prix du produit."
									: undefined
							}
							options={TRIGGERS}
						/>
						{values.trigger === "code" && (
							<TextField
								{...field("code")}
								label="Code"
								hint="3 à 32 lettres sans accent, chiffres ou tirets."
								autoComplete="off"
								maxLength={32}
								className="uppercase"
							/>
						)}
						<Select {...form.register("kind")} label="Avantage" options={optionsOf(KINDS)} />
						{kind === "percentage" && (
							<TextField {...field("percent")} label="Pourcentage" inputMode="decimal" autoComplete="off" />
						)}
						{isAmount && (
							<TextField
								{...field("amount")}
								label="Montant TTC, en euros"
								hint={
									kind === "order" ? "Réparti sur les cartons au centime près, jamais moins que ce montant." : undefined
								}
								inputMode="decimal"
								autoComplete="off"
							/>
						)}
						{kind === "free_shipping" && (
							<>
								<TextField
									{...field("maximum")}
									label="Port offert TTC, au plus"
									optional
									hint="Les suppléments restent payants."
									inputMode="decimal"
									autoComplete="off"
								/>
								<Choices
									legend="Modes de livraison"
									choices={choices?.options ?? []}
									chosen={values.optionIds}
									onChange={(ids) => form.setValue("optionIds", ids)}
									empty="Un seul, au tarif de la boutique."
								/>
								<Choices
									legend="Zones de livraison"
									choices={choices?.zones ?? []}
									chosen={values.zoneIds}
									onChange={(ids) => form.setValue("zoneIds", ids)}
								/>
								<p className="text-sm text-prune sm:col-span-2">
									Sans choix, tous les modes et toutes les zones sont concernés.
								</p>
							</>
						)}
						{kind === "buy_get" && (
							<>
								<TextField
									{...field("buyBoxes")}
									label="Cartons achetés d'un article"
									inputMode="numeric"
									autoComplete="off"
								/>
								<TextField
									{...field("freeBoxes")}
									label="Cartons offerts en plus"
									inputMode="numeric"
									autoComplete="off"
								/>
							</>
						)}
					</Part>
					<Part title="Articles concernés">
						<ProductPicker products={values.products} onChange={(products) => form.setValue("products", products)} />
						<Choices
							legend="Catégories"
							choices={choices?.categories ?? []}
							chosen={values.categoryIds}
							onChange={(ids) => form.setValue("categoryIds", ids)}
						/>
						<Choices
							legend="Étiquettes"
							choices={choices?.tags ?? []}
							chosen={values.tagIds}
							onChange={(ids) => form.setValue("tagIds", ids)}
						/>
						<p className="text-sm text-prune sm:col-span-2">Sans choix, tous les articles sont concernés.</p>
						<Select {...form.register("tier")} label="Quantité de la ligne" options={TIERS} />
					</Part>
					<Part title="Clients et conditions">
						<div className="sm:col-span-2">
							<Select {...form.register("audience")} label="Pour qui" options={AUDIENCES} />
						</div>
						{values.audience === "groups" && (
							<Choices
								legend="Entreprises et groupes de clients"
								choices={choices?.groups ?? []}
								chosen={values.groupIds}
								onChange={(ids) => form.setValue("groupIds", ids, { shouldValidate: Boolean(errors.groupIds) })}
								empty="Aucun groupe. Créez-en un dans Medusa Admin, « Groupes de clients »."
								error={errors.groupIds?.message}
							/>
						)}
						<TextField
							{...field("minimumBoxes")}
							label="Cartons concernés, au moins"
							optional
							inputMode="numeric"
							autoComplete="off"
						/>
						<TextField
							{...field("minimum")}
							label="Achats concernés TTC, au moins"
							optional
							inputMode="decimal"
							autoComplete="off"
						/>
						<TextField {...field("startsAt")} type="datetime-local" label="Début, heure de Paris" optional />
						<TextField {...field("endsAt")} type="datetime-local" label="Fin, heure de Paris" optional />
						<TextField
							{...field("limit")}
							label="Utilisations en tout, au plus"
							optional
							inputMode="numeric"
							autoComplete="off"
						/>
						{values.audience !== "first" && (
							<TextField
								{...field("limitPerCustomer")}
								label="Utilisations par client, au plus"
								optional
								inputMode="numeric"
								autoComplete="off"
							/>
						)}
						<div className="sm:col-span-2">
							<CheckField {...form.register("isCombinable")} label="S'ajoute aux autres promotions cumulables" />
							<p className="text-sm text-prune">
								Les cumulables s'ajoutent, chacune sur le prix que laisse la précédente : pourcentages, cartons offerts,
								montants. Une promotion non cumulable s'applique seule. Le panier reçoit ce qui est le plus avantageux ;
								à égalité, ce qui contient le code saisi.
							</p>
						</div>
					</Part>
					{errors.root && <Banner tone="error" title={errors.root.message ?? ""} />}
					{!isReadOnly && (
						<Button type="submit" busy={isSubmitting} busyLabel="Enregistrement…" className="self-start">
							{label}
						</Button>
					)}
				</fieldset>
			</form>
			<PreviewCart values={values} />
		</div>
	);
}

function Part({ title, children }: { title: string; children: ReactNode }) {
	return (
		<section aria-label={title} className="rounded-card border border-trait bg-white p-5">
			<h2 className="display text-lg">{title}</h2>
			<div className="mt-3 grid items-start gap-4 sm:grid-cols-2">{children}</div>
		</section>
	);
}

interface ChoicesProps {
	legend: string;
	choices: readonly { id: string; name: string }[];
	chosen: readonly string[];
	onChange: (ids: string[]) => void;
	empty?: string;
	error?: string | undefined;
}

/** Boxes to tick in a list that scrolls. */
function Choices({ legend, choices, chosen, onChange, empty = "Aucune.", error }: ChoicesProps) {
	return (
		<fieldset className="min-w-0">
			<legend className="text-sm font-semibold">{legend}</legend>
			{choices.length === 0 && <p className="text-sm text-prune">{empty}</p>}
			<div className="max-h-48 overflow-y-auto">
				{choices.map(({ id, name }) => (
					<CheckField
						key={id}
						label={name}
						checked={chosen.includes(id)}
						onChange={({ target }) => onChange(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))}
					/>
				))}
			</div>
			{error && <p className="text-sm font-medium text-rouge">{error}</p>}
		</fieldset>
	);
}

"use client";

import {
	listPromotionChoices,
	type PromotionAnswer,
	type PromotionBody,
	promotionInputSchema,
} from "@confiserie/domain/contract/promotions";
import {
	CentsField,
	CheckField,
	ChoiceField,
	ChoicesField,
	DecimalField,
	EditForm,
	type EditFormState,
	FormPart,
	InstantField,
	optionsOf,
	ProductsField,
	Shown,
	TabPanel,
	Tabs,
	TextField,
	takeOf,
	useTab,
	WholeField,
} from "@/features/admin/kit";
import { useOperation } from "@/lib/use-operation";
import { Select } from "@/ui/select";
import { PreviewCart } from "./preview-cart";

const STARTS = {
	percentage: { kind: "percentage", percent: 10 },
	order: { kind: "amount", cents: Number.NaN, per: "order" },
	box: { kind: "amount", cents: Number.NaN, per: "box" },
	free_shipping: { kind: "free_shipping", optionIds: [], zoneIds: [], maximumCents: null },
	buy_get: { kind: "buy_get", buyBoxes: 4, freeBoxes: 1 },
} as const satisfies Record<string, PromotionBody["benefit"]>;
const KINDS = optionsOf({
	percentage: "Pourcentage",
	order: "Montant sur la commande",
	box: "Montant par carton",
	free_shipping: "Livraison offerte",
	buy_get: "Cartons offerts",
} satisfies Record<keyof typeof STARTS, string>);
const TRIGGERS = [
	{ value: false, label: "Avec un code" },
	{ value: true, label: "Automatiquement, pour tous" },
];
const TIERS = [
	{ value: null, label: "Toute quantité" },
	...optionsOf({ layer: "À partir d'une couche", pallet: "À partir d'une palette" }),
];

const TABS = [
	{ id: "promotion", label: "La promotion" },
	{ id: "articles", label: "Articles" },
	{ id: "conditions", label: "Clients et conditions" },
] as const;

export const EMPTY: PromotionBody = {
	...{ name: "", code: "", isAutomatic: false, isCombinable: false, benefit: STARTS.percentage },
	target: { productIds: [], categoryIds: [], tagIds: [], tier: null },
	audience: { isFirstOrder: false, groupIds: [] },
	...{ minimumBoxes: null, minimumCents: null, startsAt: null, endsAt: null, limit: null, limitPerCustomer: null },
};

/** The terms of a stored promotion. The code of an automatic one is not shown: no customer types it. */
export const bodyOf = (promotion: PromotionAnswer): PromotionBody => ({
	...EMPTY,
	...takeOf(promotion, Object.keys(EMPTY) as (keyof PromotionBody)[]),
	code: promotion.isAutomatic ? "" : promotion.code,
});

interface PromotionFormProps {
	form: EditFormState<PromotionBody>;
	/** Of the button. */
	label: string;
	isReadOnly?: boolean;
}

/** The terms of a promotion, with what they would make of a cart. */
export function PromotionForm({ form, label, isReadOnly = false }: PromotionFormProps) {
	const { field } = form;
	const choices = useOperation(listPromotionChoices, {});
	const values = form.watch();
	const [shown, show] = useTab(TABS);
	const { benefit, isAutomatic, audience } = values;
	const kind = benefit.kind === "amount" ? benefit.per : benefit.kind;
	return (
		<Tabs label="Promotion" tabs={TABS} shown={shown} onShow={show}>
			<div className="grid items-start gap-4 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
				<EditForm
					form={form}
					legend="Conditions"
					label={label}
					saved="Promotion enregistrée. Les commandes déjà passées ne changent pas."
					isReadOnly={isReadOnly}
				>
					<Shown result={choices} failure="Impossible de charger les choix" height={null}>
						{() => null}
					</Shown>
					<TabPanel id="promotion">
						<FormPart title="La promotion">
							<TextField
								{...field("name")}
								label="Nom"
								hint="Les clients le lisent dans le panier et sur la facture."
								maxLength={80}
							/>
							<ChoiceField
								{...field("isAutomatic")}
								label="S'applique"
								hint={
									isAutomatic
										? "Dans le panier, sans être annoncée. Pour un prix barré, baissez le prix du produit."
										: undefined
								}
								options={TRIGGERS}
								onChoose={() => form.setValue("code", "")}
							/>
							{!isAutomatic && (
								<TextField
									{...field("code")}
									label="Code"
									hint="3 à 32 lettres sans accent, chiffres ou tirets."
									maxLength={32}
									className="uppercase"
								/>
							)}
							<Select
								label="Avantage"
								options={KINDS}
								value={kind}
								onChange={({ target }) =>
									form.setValue("benefit", STARTS[target.value as keyof typeof STARTS], { shouldDirty: true })
								}
							/>
							{kind === "percentage" && <DecimalField {...field("benefit.percent")} label="Pourcentage" />}
							{benefit.kind === "amount" && (
								<CentsField
									key={kind}
									{...field("benefit.cents")}
									label="Montant TTC, en euros"
									hint={
										kind === "order"
											? "Réparti sur les cartons au centime près, jamais moins que ce montant."
											: undefined
									}
								/>
							)}
							{kind === "free_shipping" && (
								<>
									<CentsField
										{...field("benefit.maximumCents")}
										label="Port offert TTC, au plus"
										optional
										hint="Les suppléments restent payants."
									/>
									<ChoicesField
										{...field("benefit.optionIds")}
										legend="Modes de livraison"
										choices={choices.data?.options}
										empty="Un seul, au tarif de la boutique."
									/>
									<ChoicesField
										{...field("benefit.zoneIds")}
										legend="Zones de livraison"
										choices={choices.data?.zones}
									/>
									<Note>Sans choix, tous les modes et toutes les zones sont concernés.</Note>
								</>
							)}
							{kind === "buy_get" && (
								<>
									<WholeField {...field("benefit.buyBoxes")} label="Cartons achetés d'un article" />
									<WholeField {...field("benefit.freeBoxes")} label="Cartons offerts en plus" />
								</>
							)}
						</FormPart>
					</TabPanel>
					<TabPanel id="articles">
						<FormPart title="Articles concernés">
							<ProductsField {...field("target.productIds")} />
							<ChoicesField {...field("target.categoryIds")} legend="Catégories" choices={choices.data?.categories} />
							<ChoicesField {...field("target.tagIds")} legend="Étiquettes" choices={choices.data?.tags} />
							<Note>Sans choix, tous les articles sont concernés.</Note>
							<ChoiceField {...field("target.tier")} label="Quantité de la ligne" options={TIERS} />
						</FormPart>
					</TabPanel>
					<TabPanel id="conditions">
						<FormPart title="Clients et conditions">
							<ChoicesField
								{...field("audience.groupIds")}
								legend="Entreprises et groupes de clients"
								choices={choices.data?.groups}
								empty="Aucun groupe. Créez-en un dans Medusa Admin, « Groupes de clients »."
							/>
							<CheckField {...field("audience.isFirstOrder")} label="Une première commande seulement" />
							<Note>Sans choix, tous les clients sont concernés.</Note>
							<WholeField {...field("minimumBoxes")} label="Cartons concernés, au moins" optional />
							<CentsField {...field("minimumCents")} label="Achats concernés TTC, au moins" optional />
							<InstantField {...field("startsAt")} label="Début, heure de Paris" optional />
							<InstantField {...field("endsAt")} label="Fin, heure de Paris" optional />
							<WholeField {...field("limit")} label="Utilisations en tout, au plus" optional />
							{!audience.isFirstOrder && (
								<WholeField {...field("limitPerCustomer")} label="Utilisations par client, au plus" optional />
							)}
							<div className="sm:col-span-2">
								<CheckField {...field("isCombinable")} label="S'ajoute aux autres promotions cumulables" />
								<Note>
									Les cumulables s'ajoutent, chacune sur le prix que laisse la précédente : pourcentages, cartons
									offerts, montants. Une promotion non cumulable s'applique seule. Le panier reçoit ce qui est le plus
									avantageux ; à égalité, ce qui contient le code saisi.
								</Note>
							</div>
						</FormPart>
					</TabPanel>
				</EditForm>
				<PreviewCart
					promotion={
						promotionInputSchema.safeParse({ ...values, ...UNNAMED }).success ? { ...values, ...UNNAMED } : null
					}
				/>
			</div>
		</Tabs>
	);
}

/** What a preview is asked with in place of what is not chosen yet: neither counts. */
const UNNAMED = { name: "Aperçu", isAutomatic: false, code: "APERCU", startsAt: null, endsAt: null };

const Note = ({ children }: { children: string }) => <p className="text-sm text-prune sm:col-span-2">{children}</p>;

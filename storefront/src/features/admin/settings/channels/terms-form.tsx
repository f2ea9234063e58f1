"use client";

import {
	changeChannel,
	listChannelProducts,
	listChannels,
	type SalesChannel,
	type SalesChannelList,
} from "@confiserie/domain/contract/channels";
import {
	CheckField,
	ChoiceField,
	ChoicesField,
	DecimalField,
	EditForm,
	OriginsField,
	optionsOf,
	TextField,
	takeOf,
	useEditForm,
	WholeField,
} from "@/features/admin/kit";
import { useCategories } from "@/features/admin/products/categories";

const ASSORTMENTS = optionsOf({
	ALL: "Tous les produits",
	CATEGORIES: "Des catégories",
	PRODUCTS: "Des produits choisis",
});
const PRICES = optionsOf({
	SHOP: "Ceux de la boutique",
	FACTOR: "Un pourcentage de ceux de la boutique",
	LIST: "Une liste de prix propre",
});
const STOCKS = optionsOf({ ALL: "Tout le stock", LOCATION: "Un lieu de stock", SHARE: "Une part du stock" });

interface TermsFormProps {
	channel: SalesChannel;
	locations: SalesChannelList["locations"];
	isReadOnly: boolean;
}

/** Name, assortment, prices and stock of a channel; of the shop's own its name and the pages that sell through it. */
export function TermsForm({ channel, locations, isReadOnly }: TermsFormProps) {
	const categories = useCategories().data?.content ?? [];
	const form = useEditForm(changeChannel, {
		start: takeOf(channel, [
			...(["name", "isEnabled", "assortment", "categories", "prices", "pricePercent"] as const),
			...(["stock", "locationId", "stockPercent", "origins", "version"] as const),
		]),
		params: { id: channel.id },
		changes: [listChannels, listChannelProducts],
		failure: "Le canal n'a pas pu être enregistré. Réessayez.",
		done: "Canal enregistré",
	});
	const { field } = form;
	const [assortment, prices, stock] = form.watch(["assortment", "prices", "stock"]);
	return (
		<section aria-labelledby="terms" className="rounded-card border border-trait bg-white p-5 sm:p-6">
			<h2 id="terms" className="display text-xl">
				Réglages
			</h2>
			{channel.isOwn && (
				<p className="mt-1 text-prune">
					La boutique vend tout, à ses prix et sur tout le stock : seuls son nom et ses sites se changent.
				</p>
			)}
			<div className="mt-4">
				<EditForm form={form} legend="Réglages" isReadOnly={isReadOnly}>
					<TextField {...field("name")} maxLength={80} label="Nom du canal" />
					{!channel.isOwn && (
						<>
							<CheckField {...field("isEnabled")} label="Canal ouvert : il peut passer des commandes" />
							<div className="grid gap-5 md:grid-cols-3">
								<div className="flex flex-col gap-3">
									<ChoiceField {...field("assortment")} label="Assortiment" options={ASSORTMENTS} />
									{assortment === "CATEGORIES" && (
										<ChoicesField
											{...field("categories")}
											legend="Catégories vendues"
											choices={categories.map(({ code, name }) => ({ id: code, name }))}
										/>
									)}
									{assortment === "PRODUCTS" && (
										<Note>Choisissez-les sous «&nbsp;Produits&nbsp;», une fois ce réglage enregistré.</Note>
									)}
								</div>
								<div className="flex flex-col gap-3">
									<ChoiceField
										{...field("prices")}
										label="Prix"
										options={PRICES}
										onChoose={() => form.setValue("pricePercent", null)}
									/>
									{prices === "FACTOR" && (
										<DecimalField
											{...field("pricePercent")}
											label="Pourcentage du prix de la boutique"
											hint="110 : dix pour cent de plus. S'applique aussi aux couches et aux palettes, au centime le plus proche."
										/>
									)}
									{prices === "LIST" && (
										<Note>
											Donnez-les sous « Produits », une fois ce réglage enregistré. Un produit sans prix garde celui de
											la boutique.
										</Note>
									)}
								</div>
								<div className="flex flex-col gap-3">
									<ChoiceField
										{...field("stock")}
										label="Stock"
										options={STOCKS}
										onChoose={() => {
											form.setValue("locationId", null);
											form.setValue("stockPercent", null);
										}}
									/>
									{stock === "LOCATION" && (
										<ChoiceField
											{...field("locationId")}
											label="Lieu de stock"
											options={[
												{ value: null, label: "Choisissez un lieu" },
												...locations.map(({ id, name }) => ({ value: id, label: name })),
											]}
										/>
									)}
									{stock === "SHARE" && (
										<WholeField
											{...field("stockPercent")}
											label="Part du stock, en %"
											hint="De chaque produit, le canal ne réserve jamais plus que cette part de ce qui est en stock."
										/>
									)}
								</div>
							</div>
						</>
					)}
					<OriginsField
						{...field("origins")}
						label="Sites qui vendent par ce canal depuis un navigateur"
						purpose="Ils appellent l'API Store avec une clé publiable du canal."
					/>
				</EditForm>
			</div>
		</section>
	);
}

function Note({ children }: { children: string }) {
	return <p className="text-sm text-prune">{children}</p>;
}

"use client";

import { changeChannel, type SalesChannel, type SalesChannelList } from "@confiserie/domain/contract/channels";
import { useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { useCategories } from "@/features/admin-categories";
import { call } from "@/lib/api";
import { showProblem } from "@/lib/form-problem";
import { resolverOf } from "@/lib/form-resolver";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { CheckField } from "@/ui/check-field";
import { OriginsField } from "@/ui/origins-field";
import { Select } from "@/ui/select";
import { TextField } from "@/ui/text-field";
import { useToasts } from "@/ui/toasts";
import { UnsavedGuard } from "@/ui/unsaved-guard";
import { CHANNELS_KEY } from "./channels-key";
import { TERMS_FIELDS, type TermsValues, updateOf, validateTerms, valuesOf } from "./terms-values";

const ASSORTMENTS = [
	{ value: "ALL", label: "Tous les produits" },
	{ value: "CATEGORIES", label: "Des catégories" },
	{ value: "PRODUCTS", label: "Des produits choisis" },
];
const PRICES = [
	{ value: "SHOP", label: "Ceux de la boutique" },
	{ value: "FACTOR", label: "Un pourcentage de ceux de la boutique" },
	{ value: "LIST", label: "Une liste de prix propre" },
];
const STOCKS = [
	{ value: "ALL", label: "Tout le stock" },
	{ value: "LOCATION", label: "Un lieu de stock" },
	{ value: "SHARE", label: "Une part du stock" },
];

interface TermsFormProps {
	channel: SalesChannel;
	locations: SalesChannelList["locations"];
}

/** Name, assortment, prices and stock of a channel; of the shop's own its name and the pages that sell through it. */
export function TermsForm({ channel, locations }: TermsFormProps) {
	const client = useQueryClient();
	const toasts = useToasts();
	const categories = useCategories().data?.content ?? [];
	const form = useForm<TermsValues>({ defaultValues: valuesOf(channel), resolver: resolverOf(validateTerms) });
	const { errors, isSubmitting, isDirty } = form.formState;
	const [assortment, prices, stock] = form.watch(["assortment", "prices", "stock"]);
	const submit = form.handleSubmit(async (values) => {
		try {
			await call(changeChannel, { params: { id: channel.id }, body: updateOf(values, channel.version) });
			toasts.success("Canal enregistré");
			await client.invalidateQueries({ queryKey: CHANNELS_KEY });
		} catch (cause) {
			showProblem(cause, TERMS_FIELDS, form.setError, "Le canal n'a pas pu être enregistré. Réessayez.");
		}
	});
	return (
		<section aria-labelledby="terms" className="rounded-card border border-trait bg-white p-5 sm:p-6">
			<UnsavedGuard isDirty={isDirty && !isSubmitting} />
			<h2 id="terms" className="display text-xl">
				Réglages
			</h2>
			{channel.isOwn && (
				<p className="mt-1 text-prune">
					La boutique vend tout, à ses prix et sur tout le stock : seuls son nom et ses sites se changent.
				</p>
			)}
			<form method="post" noValidate onSubmit={submit} className="mt-4 flex flex-col gap-5">
				{errors.root && <Banner tone="error" title={errors.root.message ?? ""} />}
				<TextField
					{...form.register("name")}
					autoComplete="off"
					maxLength={80}
					label="Nom du canal"
					error={errors.name?.message ?? null}
				/>
				{!channel.isOwn && (
					<>
						<CheckField {...form.register("isEnabled")} label="Canal ouvert : il peut passer des commandes" />
						<div className="grid gap-5 md:grid-cols-3">
							<div className="flex flex-col gap-3">
								<Select {...form.register("assortment")} label="Assortiment" options={ASSORTMENTS} />
								{assortment === "CATEGORIES" && (
									<fieldset aria-describedby="categories-problem">
										<legend className="font-semibold">Catégories vendues</legend>
										{categories.map(({ code, name }) => (
											<CheckField key={code} {...form.register("categories")} value={code} label={name} />
										))}
										<p id="categories-problem" role="alert" className="text-sm font-medium text-rouge empty:hidden">
											{errors.categories?.message}
										</p>
									</fieldset>
								)}
								{assortment === "PRODUCTS" && <Note>Choisissez-les plus bas, une fois ce réglage enregistré.</Note>}
							</div>
							<div className="flex flex-col gap-3">
								<Select {...form.register("prices")} label="Prix" options={PRICES} />
								{prices === "FACTOR" && (
									<TextField
										{...form.register("pricePercent")}
										inputMode="decimal"
										autoComplete="off"
										label="Pourcentage du prix de la boutique"
										hint="110 : dix pour cent de plus. S'applique aussi aux couches et aux palettes, au centime le plus proche."
										error={errors.pricePercent?.message ?? null}
									/>
								)}
								{prices === "LIST" && (
									<Note>
										Donnez-les plus bas, une fois ce réglage enregistré. Un produit sans prix garde celui de la
										boutique.
									</Note>
								)}
							</div>
							<div className="flex flex-col gap-3">
								<Select {...form.register("stock")} label="Stock" options={STOCKS} />
								{stock === "LOCATION" && (
									<Select
										{...form.register("locationId")}
										label="Lieu de stock"
										options={[
											{ value: "", label: "Choisissez un lieu" },
											...locations.map(({ id, name }) => ({ value: id, label: name })),
										]}
										error={errors.locationId?.message ?? null}
									/>
								)}
								{stock === "SHARE" && (
									<TextField
										{...form.register("stockPercent")}
										inputMode="numeric"
										autoComplete="off"
										label="Part du stock, en %"
										hint="De chaque produit, le canal ne réserve jamais plus que cette part de ce qui est en stock."
										error={errors.stockPercent?.message ?? null}
									/>
								)}
							</div>
						</div>
					</>
				)}
				<OriginsField
					{...form.register("origins")}
					label="Sites qui vendent par ce canal depuis un navigateur"
					purpose="Ils appellent l'API Store avec une clé publiable du canal."
					error={errors.origins?.message ?? null}
				/>
				<Button type="submit" busy={isSubmitting} busyLabel="Enregistrement…" className="self-start">
					Enregistrer
				</Button>
			</form>
		</section>
	);
}

function Note({ children }: { children: string }) {
	return <p className="text-sm text-prune">{children}</p>;
}

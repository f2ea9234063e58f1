"use client";

import type { AdminProduct } from "@confiserie/domain/contract/admin-product";
import { updateProduct } from "@confiserie/domain/contract/products";
import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useState } from "react";
import { useSession } from "@/features/account/auth";
import { TabPanel, Tabs, useEditForm, useRefusedTab, useTab } from "@/features/admin/kit";
import { May } from "@/features/admin/shell";
import { randomUuid } from "@/lib/uuid";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import { useToasts } from "@/ui/toasts";
import { UnsavedGuard } from "@/ui/unsaved-guard";
import { ConflictBanner } from "./conflict-banner";
import { FoodSection } from "./food-section";
import { IdentitySection, ImagesSection, PackagingSection, PriceSection, SaleSection } from "./form-sections";
import { copyValues, expiryFaults, formValues, type ProductValues, rowOf } from "./form-values";
import { PricePreview } from "./price-preview";
import { productReads } from "./product-reads";
import { isShownBy, type StoredInput, usableValues } from "./stored-input";
import { SaveStateLine, StoredInputOffer } from "./stored-input-offer";
import { useAutosave } from "./use-autosave";
import { useProductSave } from "./use-product-save";

const TABS = [
	{ id: "identite", label: "Identité" },
	{ id: "prix", label: "Prix et stock" },
	{ id: "denree", label: "Denrée" },
	{ id: "images", label: "Images" },
	{ id: "lots", label: "Lots" },
] as const;

interface ProductFormProps {
	/** The product as it was read; null for a new one. */
	product: AdminProduct | null;
	/** What a new one is to be like. */
	model?: AdminProduct | undefined;
	isReadOnly?: boolean;
	/** What is under the tab of its lots, for a product that has some. */
	children?: ReactNode;
}

/** Every field of a product under tabs, with the prices that follow from it. Source: accounts spec §2, §3, §8. */
export function ProductForm({ product, model, isReadOnly = false, children }: ProductFormProps) {
	const router = useRouter();
	const { success } = useToasts();
	const { user } = useSession();
	const [shown, show] = useTab(TABS);
	const [isSending, setSending] = useState(false);
	const [instance] = useState(() => ({ id: randomUuid() }));
	const [blank] = useState(() => (model ? copyValues(model) : formValues(product)));
	const { base, conflict, rebase, write, meetConflict, resume } = useProductSave(product, instance);
	const id = base?.id ?? (model ? `like-${model.id}` : "new");
	const form = useEditForm(updateProduct, {
		start: blank,
		params: { id },
		changes: productReads,
		failure: "Le produit n'a pas pu être enregistré. Réessayez dans un instant.",
		isSecret: isReadOnly,
		sends: rowOf,
		check: expiryFaults,
		save: async (row) => {
			await autosave.settle();
			return write(row);
		},
		onRefused: meetConflict,
		onSaved: ({ name }) => {
			autosave.forget();
			success(product ? `« ${name} » est enregistré.` : `« ${name} » est créé.`);
			// In the place of the form: it is done with, and Back should not offer it again.
			router.replace("/admin/products");
		},
	});
	const { errors, isSubmitting, isDirty } = form.formState;
	const { setFocus } = form;
	// What a copy lacks.
	useEffect(() => {
		if (model) setFocus("reference");
	}, [model, setFocus]);
	const element = useRefusedTab(form.formState.submitCount);
	const place = { form: `product:${id}`, owner: isReadOnly ? "" : (user?.id ?? "") };
	const isDraft = !isReadOnly && !base?.isPublished;
	const autosave = useAutosave({
		form,
		place,
		instance,
		isDraft,
		isPaused: conflict !== null || isSubmitting,
		baseline: () => (base ? formValues(base) : blank),
		write,
		onRefused: meetConflict,
		onSaved: (saved, isHere) => {
			// A reload or a new sign-in finds the draft and not an empty form.
			if (!product && isHere) window.history.replaceState(null, "", editAddress(saved.id));
		},
	});
	const keepMine = () => {
		rebase(conflict);
		autosave.goOn();
	};
	const takeTheirs = () => {
		form.reset(formValues(conflict));
		rebase(conflict);
		autosave.restart();
	};
	const resumeStored = (stored: StoredInput) => {
		if (!base) resume(stored.instance);
		for (const [name, value] of Object.entries(usableValues(stored)))
			form.setValue(name as keyof ProductValues, value, { shouldDirty: true });
	};
	const isUnsaved = isDraft ? autosave.state.storedOnly !== null : isDirty;
	const count = Object.keys(errors).filter((name) => name !== "root").length;
	return (
		<Tabs
			label="Fiche du produit"
			tabs={TABS.filter(({ id: tab }) => tab !== "lots" || children)}
			shown={shown}
			onShow={show}
		>
			<form
				ref={element}
				method="post"
				noValidate
				onSubmit={form.submit}
				hidden={shown === "lots"}
				aria-label={product ? `Produit ${product.name}` : "Nouveau produit"}
				className="flex flex-col gap-4"
			>
				<StoredInputOffer
					place={place}
					isShown={(stored) => isShownBy(form.getValues(), stored)}
					onResume={resumeStored}
					onDone={() => form.setFocus("name")}
				/>
				<div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
					<fieldset disabled={isReadOnly} className="contents">
						<legend className="sr-only">Produit</legend>
						<div className="min-w-0">
							<TabPanel id="identite">
								<IdentitySection form={form} />
							</TabPanel>
							<TabPanel id="prix">
								<PackagingSection form={form} reserved={base?.reserved ?? 0} />
								<PriceSection form={form} />
							</TabPanel>
							<TabPanel id="denree">
								<FoodSection form={form} />
							</TabPanel>
							<TabPanel id="images">
								<ImagesSection form={form} isReadOnly={isReadOnly} onSending={setSending} />
							</TabPanel>
						</div>
					</fieldset>
					<div className="flex min-w-0 flex-col gap-6 xl:sticky xl:top-16">
						<PricePreview form={form} isNew={!product} />
						<fieldset disabled={isReadOnly} className="contents">
							<legend className="sr-only">Mise en vente</legend>
							<SaleSection form={form} />
						</fieldset>
						{conflict && (
							<ConflictBanner mine={form.getValues()} theirs={conflict} onKeep={keepMine} onTake={takeTheirs} />
						)}
						{form.refusal && <Banner tone="error" title={form.refusal} />}
						{count > 0 && (
							<Banner
								tone="error"
								title={count === 1 ? "Un champ est à corriger." : `${count} champs sont à corriger.`}
							/>
						)}
						<div className="flex flex-wrap gap-3">
							{isReadOnly ? (
								<May permission="catalogue.change">
									<ButtonLink href={`/admin/products/${product?.id}/edit`}>Modifier</ButtonLink>
								</May>
							) : (
								<Button
									type="submit"
									busy={isSubmitting || isSending}
									busyLabel={isSending ? "Envoi des images…" : "Enregistrement…"}
								>
									Enregistrer
								</Button>
							)}
							<ButtonLink variant="secondary" href="/admin/products">
								{isReadOnly || isDraft ? "Retour à la liste" : "Annuler"}
							</ButtonLink>
						</div>
					</div>
				</div>
				{isDraft && <SaveStateLine state={autosave.state} />}
				<UnsavedGuard isDirty={isUnsaved && !form.isSaved} />
			</form>
			{children && <TabPanel id="lots">{children}</TabPanel>}
		</Tabs>
	);
}

/** The address at which a product is edited; what it was made like stays in it. */
const editAddress = (id: string) => `/admin/products/${id}/edit${window.location.search}${window.location.hash}`;

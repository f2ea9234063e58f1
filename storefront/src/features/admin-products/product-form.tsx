"use client";

import type { AdminProduct } from "@confiserie/domain/contract/admin-product";
import { listAdminProducts } from "@confiserie/domain/contract/products";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { May } from "@/features/admin-shell";
import { useSession } from "@/features/auth";
import { ApiProblem } from "@/lib/api";
import { useFormDraft } from "@/lib/form-draft";
import { resolverOf } from "@/lib/form-resolver";
import { invalidate } from "@/lib/use-operation";
import { randomUuid } from "@/lib/uuid";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import { useToasts } from "@/ui/toasts";
import { UnsavedGuard } from "@/ui/unsaved-guard";
import { ConflictBanner } from "./conflict-banner";
import { FoodSection } from "./food-section";
import { IdentitySection, ImagesSection, PackagingSection, PriceSection, SaleSection } from "./form-sections";
import { copyValues, FIELDS, fieldOf, formValues, type ProductValues, validateProduct } from "./form-values";
import { productReads } from "./list-products";
import { PricePreview } from "./price-preview";
import { isShownBy, type StoredInput, usableValues } from "./stored-input";
import { SaveStateLine, StoredInputOffer } from "./stored-input-offer";
import { useAutosave } from "./use-autosave";
import { isConflict, useProductSave } from "./use-product-save";

interface ProductFormProps {
	/** The product as it was read; null for a new one. */
	product: AdminProduct | null;
	/** What a new one is to be like. */
	model?: AdminProduct | undefined;
	isReadOnly?: boolean;
}

/** Every field of a product in sections, with the prices that follow from it. Source: accounts spec §2, §3, §8. */
export function ProductForm({ product, model, isReadOnly = false }: ProductFormProps) {
	const router = useRouter();
	const client = useQueryClient();
	const { success } = useToasts();
	const [isSaved, setSaved] = useState(false);
	const [isSending, setSending] = useState(false);
	const [instance] = useState(() => ({ id: randomUuid() }));
	const [blank] = useState(() => (model ? copyValues(model) : formValues(product)));
	const { base, conflict, rebase, write, resume } = useProductSave(product, instance);
	const form = useForm<ProductValues>({
		defaultValues: blank,
		resolver: resolverOf(validateProduct),
		mode: "onTouched",
	});
	const { errors, isSubmitting, isDirty } = form.formState;
	const { user } = useSession();
	const place = {
		form: `product:${base?.id ?? (model ? `like-${model.id}` : "new")}`,
		owner: isReadOnly ? "" : (user?.id ?? ""),
	};
	useFormDraft(isReadOnly ? { form: "", owner: "" } : place, form, isReadOnly ? [] : FIELDS);
	const isDraft = !isReadOnly && !base?.isPublished;
	const autosave = useAutosave({
		form,
		place,
		instance,
		isDraft,
		isPaused: conflict !== null || isSubmitting,
		baseline: () => (base ? formValues(base) : blank),
		write,
		onSaved: (saved, isHere) => {
			// A reload or a new sign-in finds the draft and not an empty form.
			if (!product && isHere) window.history.replaceState(null, "", editAddress(saved.id));
			void invalidate(client, listAdminProducts);
		},
	});
	const submit = form.handleSubmit(async (values) => {
		await autosave.settle();
		try {
			const saved = await write(values);
			setSaved(true);
			autosave.forget();
			await invalidate(client, ...productReads);
			success(product ? `« ${saved.name} » est enregistré.` : `« ${saved.name} » est créé.`);
			// In the place of the form: it is done with, and Back should not offer it again.
			router.replace("/admin/products");
		} catch (cause) {
			if (!isConflict(cause)) showRefusal(cause, form.setError);
		}
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
		for (const [name, value] of Object.entries(usableValues(stored, form.getValues())))
			form.setValue(name as keyof ProductValues, value, { shouldDirty: true });
	};
	const isUnsaved = isDraft ? autosave.state.kind === "stored" : isDirty;
	const count = Object.keys(errors).filter((name) => name !== "root").length;
	return (
		<FormProvider {...form}>
			<form
				method="post"
				noValidate
				onSubmit={submit}
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
						<div className="flex min-w-0 flex-col gap-6">
							<IdentitySection />
							<PackagingSection reserved={base?.reserved ?? 0} />
							<PriceSection />
							<FoodSection />
							<ImagesSection isReadOnly={isReadOnly} onSending={setSending} />
						</div>
					</fieldset>
					<div className="flex min-w-0 flex-col gap-6 xl:sticky xl:top-16">
						<PricePreview values={form.watch()} isNew={!product} />
						<fieldset disabled={isReadOnly} className="contents">
							<legend className="sr-only">Mise en vente</legend>
							<SaleSection />
						</fieldset>
						{conflict && (
							<ConflictBanner mine={form.getValues()} theirs={conflict} onKeep={keepMine} onTake={takeTheirs} />
						)}
						{errors.root && <Banner tone="error" title={errors.root.message ?? ""} />}
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
			</form>
			<UnsavedGuard isDirty={isUnsaved && !isSaved} />
		</FormProvider>
	);
}

/** The address at which a product is edited; what it was made like stays in it. */
const editAddress = (id: string) => `/admin/products/${id}/edit${window.location.search}`;

type SetError = ReturnType<typeof useForm<ProductValues>>["setError"];

/** Shows the server's refusal, at its field where it names one, and as a whole. */
function showRefusal(cause: unknown, setError: SetError): void {
	const problem = cause instanceof ApiProblem ? cause : null;
	let isFirst = true;
	for (const { field, message } of problem?.errors ?? []) {
		const known = fieldOf(field);
		if (known) setError(known, { type: "server", message }, { shouldFocus: isFirst });
		isFirst = false;
	}
	if (problem?.field === "stock" && problem.errors.length === 0)
		setError("stock", { type: "server", message: problem.message }, { shouldFocus: true });
	setError("root", {
		type: "server",
		message: problem?.message ?? "Le produit n'a pas pu être enregistré. Réessayez dans un instant.",
	});
}

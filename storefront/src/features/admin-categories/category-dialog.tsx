"use client";

import { CATEGORY_ICON_NAMES, CATEGORY_ICONS, type CategoryIcon, toCategoryCode } from "@confiserie/domain/category";
import {
	type AdminCategory,
	CATEGORY_LIMITS,
	type CategoryUpdate,
	categoryUpdateSchema,
	changeCategory,
	createCategory,
	listAdminCategories,
} from "@confiserie/domain/contract/categories";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type UseFormRegisterReturn, useForm } from "react-hook-form";
import { DialogForm } from "@/features/admin-shell";
import { call } from "@/lib/api";
import { showProblem } from "@/lib/form-problem";
import { type FieldMessages, resolverOf } from "@/lib/form-resolver";
import { invalidate } from "@/lib/use-operation";
import { randomUuid } from "@/lib/uuid";
import { CategoryEmblem } from "@/ui/category-emblem";
import { CheckField } from "@/ui/check-field";
import { Dialog } from "@/ui/dialog";
import { TextArea } from "@/ui/text-area";
import { TextField } from "@/ui/text-field";

/** What the form holds. */
type CategoryValues = Omit<CategoryUpdate, "version">;

interface CategoryDialogProps {
	/** Null while it is closed. */
	edited: AdminCategory | "new" | null;
	onClose: () => void;
}

/** Adds or changes a category: name, description, emblem, and whether the shop offers it. */
export function CategoryDialog({ edited, onClose }: CategoryDialogProps) {
	return (
		<Dialog
			open={edited !== null}
			onClose={onClose}
			title={edited === "new" ? "Ajouter une catégorie" : "Modifier la catégorie"}
		>
			{edited && <CategoryForm edited={edited} onClose={onClose} />}
		</Dialog>
	);
}

const FIELDS = ["name", "description", "icon", "isShown"] as const;
const NEW: CategoryValues = { name: "", description: "", icon: "CANDY", isShown: true };

function CategoryForm({ edited, onClose }: CategoryDialogProps & { edited: AdminCategory | "new" }) {
	const client = useQueryClient();
	const [requestId] = useState(randomUuid);
	const form = useForm<CategoryValues>({
		defaultValues: edited === "new" ? NEW : valuesOf(edited),
		resolver: resolverOf(validate),
	});
	const { errors } = form.formState;
	const code = edited === "new" ? toCategoryCode(form.watch("name")) : edited.code;
	const submit = form.handleSubmit(async (values) => {
		try {
			await (edited === "new"
				? call(createCategory, { body: { ...values, requestId } })
				: call(changeCategory, { params: { code }, body: { ...values, version: edited.version } }));
			onClose();
		} catch (cause) {
			showProblem(cause, FIELDS, form.setError, "La catégorie n'a pas pu être enregistrée. Réessayez.");
		}
		void invalidate(client, listAdminCategories);
	});
	return (
		<DialogForm state={form.formState} onSubmit={submit} onClose={onClose}>
			<TextField
				{...form.register("name")}
				label="Nom"
				hint={codeHint(code, edited === "new")}
				maxLength={CATEGORY_LIMITS.name}
				autoComplete="off"
				error={errors.name?.message ?? null}
			/>
			<TextArea
				{...form.register("description")}
				label="Description"
				optional
				hint="Sous le titre de la page de la catégorie."
				maxLength={CATEGORY_LIMITS.description}
				error={errors.description?.message ?? null}
			/>
			<Emblems field={form.register("icon")} />
			<CheckField {...form.register("isShown")} label="La proposer dans les menus de la boutique" />
		</DialogForm>
	);
}

function codeHint(code: string, isNew: boolean): string {
	if (code === "") return "Son code suivra de ce nom.";
	return isNew ? `Code : ${code}. Il ne changera plus.` : `Code : ${code}. Il ne change pas avec le nom.`;
}

/** The drawings to choose from, each with its name. */
function Emblems({ field }: { field: UseFormRegisterReturn }) {
	return (
		<fieldset>
			<legend className="text-sm font-semibold">Emblème</legend>
			<div className="mt-1 grid grid-cols-[repeat(auto-fill,minmax(3rem,1fr))] gap-1.5">
				{CATEGORY_ICON_NAMES.map((icon: CategoryIcon) => (
					<label
						key={icon}
						title={CATEGORY_ICONS[icon]}
						className="grid min-h-12 cursor-pointer place-items-center rounded-control border-[1.5px] border-bordure bg-white hover:border-framboise has-checked:border-framboise has-checked:bg-framboise has-checked:text-white has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-myrtille"
					>
						<input type="radio" value={icon} {...field} className="sr-only" />
						<CategoryEmblem icon={icon} className="size-6" />
						<span className="sr-only">{CATEGORY_ICONS[icon]}</span>
					</label>
				))}
			</div>
		</fieldset>
	);
}

const valuesOf = ({ name, description, icon, isShown }: AdminCategory): CategoryValues => {
	return { name, description, icon, isShown };
};

/** One message a field, by the schema that the server reads the form with. */
function validate(values: CategoryValues): FieldMessages {
	const parsed = categoryUpdateSchema.safeParse({ ...values, version: "" });
	return Object.fromEntries(
		(parsed.error?.issues ?? []).map(({ path, message }) => [String(path[0] ?? "name"), message]),
	);
}

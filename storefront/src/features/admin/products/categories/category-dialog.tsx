"use client";

import {
	CATEGORY_ICON_NAMES,
	CATEGORY_ICONS,
	type CategoryIcon,
	toCategoryCode,
} from "@confiserie/domain/catalogue/category";
import {
	type AdminCategory,
	CATEGORY_LIMITS,
	changeCategory,
	createCategory,
	listAdminCategories,
} from "@confiserie/domain/contract/categories";
import { useState } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { CheckField, TextAreaField, TextField, takeOf, useEditForm } from "@/features/admin/kit";
import { DialogForm } from "@/features/admin/shell";
import { randomUuid } from "@/lib/uuid";
import { CategoryEmblem } from "@/ui/category-emblem";
import { Dialog } from "@/ui/dialog";

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

const NEW = { name: "", description: "", icon: "CANDY", isShown: true } as const;

function CategoryForm({ edited, onClose }: CategoryDialogProps & { edited: AdminCategory | "new" }) {
	const [requestId] = useState(randomUuid);
	const isNew = edited === "new";
	const form = useEditForm(isNew ? createCategory : changeCategory, {
		start: isNew ? { ...NEW, requestId } : takeOf(edited, ["name", "description", "icon", "isShown", "version"]),
		params: { code: isNew ? "" : edited.code },
		changes: [listAdminCategories],
		failure: "La catégorie n'a pas pu être enregistrée. Réessayez.",
		onSaved: onClose,
	});
	const code = isNew ? toCategoryCode(form.watch("name")) : edited.code;
	return (
		<DialogForm state={form.formState} onSubmit={form.submit} onClose={onClose}>
			<TextField {...form.field("name")} label="Nom" hint={codeHint(code, isNew)} maxLength={CATEGORY_LIMITS.name} />
			<TextAreaField
				{...form.field("description")}
				label="Description"
				optional
				hint="Sous le titre de la page de la catégorie."
				maxLength={CATEGORY_LIMITS.description}
			/>
			<Emblems field={form.register("icon")} />
			<CheckField {...form.field("isShown")} label="La proposer dans les menus de la boutique" />
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

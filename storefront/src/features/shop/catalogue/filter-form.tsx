"use client";
import { SlidersHorizontal } from "lucide-react";
import { useRouter } from "next/navigation";
import { type FormEvent, type ReactNode, useEffect, useRef, useTransition } from "react";
import { Button } from "@/ui/button";
import { isReachable } from "@/ui/reach";
import { Spinner } from "@/ui/spinner";

export const FILTER_FORM_ID = "filtres";
const SHEET_ID = "filtrer";

interface FilterFormProps {
	/** The address's own parameters, page left out: fields follow them when a chip or Back changes them. */
	search: string;
	appliedCount: number;
	/** "Voir 17 produits", what leads from a phone's sheet back to the list. */
	seeLabel: string;
	/** The order of the list, beside the button on a phone. */
	sort: ReactNode;
	children: ReactNode;
}

/**
 * Applies a filter as soon as it is ticked, by changing the address. Without JavaScript it is a plain GET form. On a phone it is a
 * sheet at the foot of the screen (app/filter-sheet.css), which the browser opens and closes by itself.
 */
export function FilterForm({ search, appliedCount, seeLabel, sort, children }: FilterFormProps) {
	const router = useRouter();
	const form = useRef<HTMLFormElement>(null);
	const [isPending, startTransition] = useTransition();
	useEffect(() => showParams(form.current, new URLSearchParams(search)), [search]);

	const submit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (!isReachable("Cette sélection")) return showParams(event.currentTarget, new URLSearchParams(search));
		const params = filledParams(event.currentTarget);
		startTransition(() => router.push(params.size ? `/products?${params}` : "/products", { scroll: false }));
	};
	return (
		<div className="filters-in-sight">
			<div className="grid grid-cols-2 gap-2 lg:mb-5 lg:grid-cols-1">
				<Button variant="secondary" className="px-3 only:col-span-2 lg:hidden" popoverTarget={SHEET_ID}>
					<SlidersHorizontal aria-hidden="true" className="size-5" />
					Filtrer{appliedCount > 0 && ` (${appliedCount})`}
				</Button>
				{sort}
			</div>
			<div id={SHEET_ID} popover="auto" className="filter-sheet">
				<form
					ref={form}
					id={FILTER_FORM_ID}
					action="/products"
					aria-label="Filtrer les produits"
					onSubmit={submit}
					onChange={(event) => isInstant(event.target) && event.currentTarget.requestSubmit()}
					onBlur={(event) => isEditedText(event.target) && event.currentTarget.requestSubmit()}
					className="flex flex-col gap-5"
				>
					{children}
					<p role="status" className="min-h-6 text-sm text-prune">
						{isPending && (
							<span className="flex items-center gap-2">
								<Spinner /> Mise à jour…
							</span>
						)}
					</p>
				</form>
				<p className="lg:hidden">
					<Button popoverTarget={SHEET_ID} popoverTargetAction="hide" className="w-full">
						{seeLabel}
					</Button>
				</p>
			</div>
		</div>
	);
}

/** Fields that are filled in, in the form's order. */
function filledParams(form: HTMLFormElement): URLSearchParams {
	const params = new URLSearchParams();
	for (const [name, value] of new FormData(form))
		if (typeof value === "string" && value.trim() && !(name === "sort" && value === "relevance"))
			params.append(name, value.trim());
	return params;
}

const isInstant = (target: EventTarget) =>
	target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && target.type === "checkbox");
const isEditedText = (target: EventTarget) =>
	target instanceof HTMLInputElement && target.type === "text" && target.value.trim() !== target.defaultValue;

/** Puts the address's values into the fields, except the one being typed in. */
function showParams(form: HTMLFormElement | null, params: URLSearchParams): void {
	for (const field of form?.elements ?? []) {
		if (field instanceof HTMLInputElement && field.type === "checkbox")
			field.checked = params.getAll(field.name).includes(field.value);
		else if (field instanceof HTMLInputElement && field !== document.activeElement)
			field.value = params.get(field.name) ?? "";
		else if (field instanceof HTMLSelectElement) field.value = params.get(field.name) ?? field.options[0]?.value ?? "";
		if (field instanceof HTMLInputElement && field.type === "text") field.defaultValue = params.get(field.name) ?? "";
	}
}

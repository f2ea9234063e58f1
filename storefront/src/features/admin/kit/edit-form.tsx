import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { UnsavedGuard } from "@/ui/unsaved-guard";
import { useRefusedTab } from "./tabs";
import type { EditForm as Form } from "./use-edit-form";

interface EditFormProps<Values extends FieldValues> {
	form: Form<Values>;
	/** What the fields are, for screen readers. */
	legend: string;
	/** Of the button. */
	label?: string;
	busyLabel?: string;
	/** Said once it is saved. */
	saved?: string;
	/** In place of the button that saves. */
	acts?: ReactNode;
	/** For a role that may not change it. */
	isReadOnly?: boolean;
	children: ReactNode;
}

/** Fields, the server's refusal and the button that saves; leaving asks before input is lost. A refused field opens its tab. */
export function EditForm<Values extends FieldValues>({
	form: { submit, formState, refusal, reload, isSaved },
	legend,
	label = "Enregistrer",
	busyLabel = "Enregistrement…",
	saved,
	acts,
	isReadOnly = false,
	children,
}: EditFormProps<Values>) {
	const { isSubmitting, isDirty, submitCount } = formState;
	const element = useRefusedTab(submitCount);
	return (
		<form ref={element} method="post" noValidate onSubmit={submit}>
			<UnsavedGuard isDirty={isDirty && !isSubmitting} />
			<fieldset disabled={isReadOnly} className="flex min-w-0 flex-col gap-4">
				<legend className="sr-only">{legend}</legend>
				{children}
				{refusal && (
					<Banner
						tone="error"
						title={refusal}
						action={
							reload && (
								<Button variant="secondary" size="sm" onClick={() => void reload()}>
									Remplacer ma saisie par la version enregistrée
								</Button>
							)
						}
					/>
				)}
				{saved && isSaved && <Banner tone="success" title={saved} />}
				{!isReadOnly &&
					(acts ?? (
						<Button type="submit" busy={isSubmitting} busyLabel={busyLabel} className="self-start">
							{label}
						</Button>
					))}
				{/* Without a button that submits, Enter in the only line of text would: past what `acts` ask. */}
				{acts && <button type="submit" disabled hidden />}
			</fieldset>
		</form>
	);
}

/** Fields that belong together, in two columns where there is room. */
export function FormPart({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
	return (
		<section aria-label={title} className="rounded-card border border-trait bg-white p-5">
			<h2 className="display text-lg">{title}</h2>
			{hint && <p className="mt-1 text-sm text-prune">{hint}</p>}
			<FieldGrid>{children}</FieldGrid>
		</section>
	);
}

/** Two columns of fields. A hint stands above its control: those of a row are level at their foot. */
export const FieldGrid = ({ children }: { children: ReactNode }) => (
	<div className="mt-3 grid items-end gap-4 sm:grid-cols-2">{children}</div>
);

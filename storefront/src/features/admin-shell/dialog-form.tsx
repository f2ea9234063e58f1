import type { FormEventHandler, ReactNode } from "react";
import type { FieldValues, FormState } from "react-hook-form";
import { refusalOf } from "@/lib/form-problem";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";

interface DialogFormProps<Values extends FieldValues> {
	state: FormState<Values>;
	onSubmit: FormEventHandler;
	onClose: () => void;
	submitLabel?: string;
	busyLabel?: string;
	children: ReactNode;
}

/** A form in a dialog: fields, the server's refusal, the two buttons. */
export function DialogForm<Values extends FieldValues>({
	state: { errors, isSubmitting },
	onSubmit,
	onClose,
	submitLabel = "Enregistrer",
	busyLabel = "Enregistrement…",
	children,
}: DialogFormProps<Values>) {
	const problem = refusalOf(errors);
	return (
		<form method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
			{children}
			{problem && <Banner tone="error" title={problem} />}
			<div className="flex flex-col gap-3 sm:flex-row-reverse">
				<Button type="submit" busy={isSubmitting} busyLabel={busyLabel} className="flex-1">
					{submitLabel}
				</Button>
				<Button variant="secondary" onClick={onClose} disabled={isSubmitting}>
					Annuler
				</Button>
			</div>
		</form>
	);
}

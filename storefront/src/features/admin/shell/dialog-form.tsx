import { type FormEventHandler, type ReactNode, useLayoutEffect, useRef } from "react";
import { refusalOf } from "@/lib/form-problem";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";

interface DialogFormProps {
	/** Of the form. */
	state: { errors: Parameters<typeof refusalOf>[0]; isSubmitting: boolean };
	onSubmit: FormEventHandler;
	onClose: () => void;
	submitLabel?: string;
	busyLabel?: string;
	closeLabel?: string;
	/** Accessible name, of a form that is in no dialog. */
	name?: string;
	/** What more is known of a refusal. */
	refused?: ReactNode;
	children: ReactNode;
}

/** A form in a dialog: fields, the server's refusal, the two buttons. The first field has the focus: typing is what it opens for. */
export function DialogForm({
	state: { errors, isSubmitting },
	onSubmit,
	onClose,
	submitLabel = "Enregistrer",
	busyLabel = "Enregistrement…",
	closeLabel = "Annuler",
	name,
	refused,
	children,
}: DialogFormProps) {
	const problem = refusalOf(errors);
	const form = useRef<HTMLFormElement>(null);
	useLayoutEffect(() => {
		// On a phone the keyboard would cover the dialog.
		if (name || !window.matchMedia?.("(pointer: fine)").matches) return;
		if (!form.current?.contains(document.activeElement)) form.current?.querySelector<HTMLElement>(TYPED)?.focus();
	}, [name]);
	return (
		<form ref={form} method="post" noValidate aria-label={name} onSubmit={onSubmit} className="flex flex-col gap-5">
			{children}
			{problem && (
				<Banner tone="error" title={problem}>
					{refused}
				</Banner>
			)}
			<div className="flex flex-col gap-3 sm:flex-row-reverse">
				<Button type="submit" busy={isSubmitting} busyLabel={busyLabel} className="flex-1">
					{submitLabel}
				</Button>
				<Button variant="secondary" onClick={onClose} disabled={isSubmitting}>
					{closeLabel}
				</Button>
			</div>
		</form>
	);
}

const TYPED = "input:not([type=file]), textarea";

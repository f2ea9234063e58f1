import { useId } from "react";

interface NotifyFieldProps {
	isNotified: boolean;
	onChange: (isNotified: boolean) => void;
	/** Of many orders. */
	isMany?: boolean;
}

/** Checkbox: whether the customer is notified of a change of status. */
export function NotifyField({ isNotified, onChange, isMany = false }: NotifyFieldProps) {
	const id = useId();
	return (
		<p className="flex min-h-11 items-center gap-3">
			<input
				id={id}
				type="checkbox"
				checked={isNotified}
				onChange={({ target }) => onChange(target.checked)}
				className="size-5 shrink-0 accent-framboise"
			/>
			<label htmlFor={id}>{isMany ? "Prévenir chaque client par e-mail" : "Prévenir le client par e-mail"}</label>
		</p>
	);
}

import { useId } from "react";

interface NotifyFieldProps {
	isTold: boolean;
	onChange: (isTold: boolean) => void;
	/** Of many orders. */
	isMany?: boolean;
}

/** Whether a change of status is told to who ordered. */
export function NotifyField({ isTold, onChange, isMany = false }: NotifyFieldProps) {
	const id = useId();
	return (
		<p className="flex min-h-11 items-center gap-3">
			<input
				id={id}
				type="checkbox"
				checked={isTold}
				onChange={({ target }) => onChange(target.checked)}
				className="size-5 shrink-0 accent-framboise"
			/>
			<label htmlFor={id}>{isMany ? "Prévenir chaque client par e-mail" : "Prévenir le client par e-mail"}</label>
		</p>
	);
}

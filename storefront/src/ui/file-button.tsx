import { Upload } from "lucide-react";
import { useRef } from "react";
import { Button } from "./button";

const TABLES = ".csv,.txt,.tsv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

interface FileButtonProps {
	/** Words of the button. */
	children: string;
	/** Name of the field behind it. */
	label: string;
	isBusy: boolean;
	onFile: (file: File) => void;
}

/** A button that asks for a CSV or XLSX file. */
export function TableFileButton({ children, label, isBusy, onFile }: FileButtonProps) {
	const input = useRef<HTMLInputElement>(null);
	return (
		<>
			<Button variant="secondary" size="sm" busy={isBusy} onClick={() => input.current?.click()}>
				<Upload aria-hidden="true" className="size-5" />
				{children}
			</Button>
			<input
				ref={input}
				type="file"
				accept={TABLES}
				tabIndex={-1}
				aria-label={label}
				className="sr-only"
				onChange={({ target }) => {
					const [file] = target.files ?? [];
					if (file) onFile(file);
					target.value = "";
				}}
			/>
		</>
	);
}

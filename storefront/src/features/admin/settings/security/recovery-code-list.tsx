"use client";

import { useArrivalFocus } from "@/lib/use-arrival-focus";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { CopyButton } from "@/ui/copy-button";
import { TextArea } from "@/ui/text-area";

/** The recovery codes, this once. */
export function RecoveryCodeList({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
	const field = useArrivalFocus<HTMLTextAreaElement>();
	const text = codes.join("\n");
	return (
		<div className="mt-3 flex flex-col gap-4">
			<Banner tone="success" title="La double authentification est active">
				Gardez ces codes de secours hors de votre téléphone : chacun remplace une fois l'application. Ils ne seront plus
				montrés.
			</Banner>
			<TextArea
				ref={field}
				label="Codes de secours"
				value={text}
				readOnly
				rows={codes.length}
				className="font-mono text-xs whitespace-pre sm:text-sm"
			/>
			<div className="flex flex-wrap gap-2">
				<CopyButton
					text={text}
					field={field}
					label="Copier les codes"
					copiedLabel="Copié"
					message="Les codes sont copiés."
				/>
				<Button variant="secondary" onClick={onDone}>
					C'est noté
				</Button>
			</div>
		</div>
	);
}

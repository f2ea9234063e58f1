import { formatCount } from "@confiserie/domain/format";
import { RotateCcw, X } from "lucide-react";
import { IconButton } from "@/ui/icon-button";
import { Spinner } from "@/ui/spinner";
import type { Upload } from "./use-uploads";

interface UploadListProps {
	uploads: readonly Upload[];
	onRetry: (upload: Upload) => void;
	onGiveUp: (key: number) => void;
}

/** What becomes of each file that was chosen, until it is a picture. */
export function UploadList({ uploads, onRetry, onGiveUp }: UploadListProps) {
	if (uploads.length === 0) return null;
	return (
		<ul
			aria-label="Envois"
			className="flex flex-col divide-y divide-trait rounded-control border border-trait bg-white"
		>
			{uploads.map((upload) => {
				const { key, file, state, problem } = upload;
				return (
					<li key={key} className="flex min-h-11 items-center gap-2 py-1 pl-3 text-sm">
						{state === "sending" && <Spinner />}
						<span className="min-w-0 flex-1 wrap-anywhere">
							{state === "failed" ? (
								<span role="alert" className="font-medium text-rouge">{`${file.name} : ${problem}`}</span>
							) : (
								`${file.name} : ${state === "sending" ? "envoi…" : "en attente"}`
							)}
						</span>
						{state === "failed" && (
							<>
								<IconButton tone="plain" label={`Réessayer l'envoi de ${file.name}`} onClick={() => onRetry(upload)}>
									<RotateCcw aria-hidden="true" className="size-5" />
								</IconButton>
								<IconButton tone="plain" label={`Abandonner l'envoi de ${file.name}`} onClick={() => onGiveUp(key)}>
									<X aria-hidden="true" className="size-5" />
								</IconButton>
							</>
						)}
					</li>
				);
			})}
		</ul>
	);
}

/** Number of running uploads, for screen readers. */
export const sendingText = (sending: number) => `Envoi de ${formatCount(sending, "image", "images")}…`;

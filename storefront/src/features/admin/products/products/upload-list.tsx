import { IMAGE_MAXIMUM_BYTES } from "@confiserie/domain/contract/admin-product";
import { ERRORS } from "@confiserie/domain/contract/error";
import { formatCount } from "@confiserie/domain/format";
import { RotateCcw, X } from "lucide-react";
import { useEffect, useRef } from "react";
import { useAct } from "@/features/admin/kit";
import { uploadImage } from "@/lib/upload-image";
import { IconButton } from "@/ui/icon-button";
import { Spinner } from "@/ui/spinner";
import type { useUploads } from "./use-uploads";

/** Maximum number of images per product; the server enforces the same. */
const MOST = 20;

interface UploadListProps {
	sent: ReturnType<typeof useUploads>;
	/** How many images the product has. */
	images: number;
}

/** What becomes of each file that was chosen, until it is a picture. */
export function UploadList({ sent: { uploads, queue, place, giveUp }, images }: UploadListProps) {
	if (uploads.length === 0) return null;
	return (
		<ul
			aria-label="Envois"
			className="flex flex-col divide-y divide-trait rounded-control border border-trait bg-white"
		>
			{uploads.map(({ key, file }, at) => (
				<UploadLine
					key={key}
					file={file}
					queue={queue}
					isTooMany={images + at >= MOST}
					onTaken={(url) => place(key, url)}
					onGiveUp={() => giveUp(key)}
				/>
			))}
		</ul>
	);
}

interface UploadLineProps {
	file: File;
	queue: string;
	/** Beyond the maximum, with what was chosen before it. */
	isTooMany: boolean;
	onTaken: (url: string) => void;
	onGiveUp: () => void;
}

function UploadLine({ file, queue, isTooMany, onTaken, onGiveUp }: UploadLineProps) {
	const { mutate, isPending, isPaused, error } = useAct(
		{ act: () => sendImage(file, isTooMany), changes: [], onDone: ({ imageUrl }) => onTaken(imageUrl) },
		queue,
	);
	const isSending = isPending && !isPaused;
	const isBegun = useRef(false);
	useEffect(() => {
		// A second run of the effect would send it twice.
		if (!isBegun.current) mutate();
		isBegun.current = true;
	}, [mutate]);
	return (
		<li className="flex min-h-11 items-center gap-2 py-1 pl-3 text-sm">
			{isSending && <Spinner />}
			<span className="min-w-0 flex-1 wrap-anywhere">
				{error ? (
					<span role="alert" className="font-medium text-rouge">{`${file.name} : ${error.message}`}</span>
				) : (
					`${file.name} : ${isSending ? "envoi…" : "en attente"}`
				)}
			</span>
			{error && (
				<>
					<IconButton tone="plain" label={`Réessayer l'envoi de ${file.name}`} onClick={() => mutate()}>
						<RotateCcw aria-hidden="true" className="size-5" />
					</IconButton>
					<IconButton tone="plain" label={`Abandonner l'envoi de ${file.name}`} onClick={onGiveUp}>
						<X aria-hidden="true" className="size-5" />
					</IconButton>
				</>
			)}
		</li>
	);
}

/** Sends an image, unless the server is known to refuse it. */
async function sendImage(file: File, isTooMany: boolean) {
	if (isTooMany) throw new Error(`${MOST} images au plus.`);
	if (file.size > IMAGE_MAXIMUM_BYTES) throw new Error(ERRORS.IMAGE_TOO_LARGE.message);
	return uploadImage(file);
}

/** Number of running uploads, for screen readers. */
export const sendingText = (sending: number) => `Envoi de ${formatCount(sending, "image", "images")}…`;

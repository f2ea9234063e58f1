"use client";

import { imageFile, withFocalPoint } from "@confiserie/domain/shop/shop-image";
import { ArrowLeft, ArrowRight, ImagePlus, Trash2 } from "lucide-react";
import { type DragEvent, useEffect, useRef, useState } from "react";
import { ProductImage } from "@/features/shop/catalogue";
import { Badge } from "@/ui/badge";
import { FileDrop } from "@/ui/file-drop";
import { FocalImage, focalText } from "@/ui/focal-image";
import { IconButton } from "@/ui/icon-button";
import { sendingText, UploadList } from "./upload-list";
import { useUploads } from "./use-uploads";

interface ImageListProps {
	images: readonly string[];
	onChange: (change: (images: string[]) => string[]) => void;
	/** Reports whether uploads are running: a save would leave them out. */
	onSending: (isSending: boolean) => void;
	isReadOnly: boolean;
	error: string | null;
}

/** The images of a product, the main one first: added by dropping or choosing, moved by dragging or by buttons. */
export function ImageList({ images, onChange, onSending, isReadOnly, error }: ImageListProps) {
	const sent = useUploads(onChange);
	const { sending } = sent;
	const isSending = sending > 0;
	const tell = useRef(onSending);
	tell.current = onSending;
	useEffect(() => tell.current(isSending), [isSending]);
	const [said, setSaid] = useState("");
	const dragged = useRef<number | null>(null);
	const move = (from: number, to: number) => {
		if (to < 0 || to >= images.length || from === to) return;
		onChange((before) => moved(before, from, to));
		setSaid(`Image ${from + 1} déplacée en position ${to + 1} sur ${images.length}.`);
	};
	const dropOn = (event: DragEvent, to: number) => {
		event.preventDefault();
		if (dragged.current !== null) move(dragged.current, to);
		dragged.current = null;
	};
	return (
		<div className="flex flex-col gap-4">
			{images.length > 0 && (
				<ol aria-label="Images du produit" className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-4">
					{images.map((url, index) => (
						<li
							key={imageFile(url)}
							draggable={!isReadOnly}
							onDragStart={({ dataTransfer }) => {
								// Firefox drags only what has data.
								dataTransfer.setData("text/plain", url);
								dragged.current = index;
							}}
							onDragOver={(event) => dragged.current !== null && event.preventDefault()}
							onDrop={(event) => dropOn(event, index)}
							className="flex flex-col overflow-hidden rounded-control border border-trait bg-white"
						>
							<FocalImage
								url={url}
								name={`l'image ${index + 1}`}
								image={
									<ProductImage
										src={url}
										alt={`Image ${index + 1}`}
										from={192}
										to={480}
										sizes="200px"
										draggable={false}
									/>
								}
								isReadOnly={isReadOnly}
								onFocal={(point) => {
									const focused = withFocalPoint(url, point);
									onChange((before) => before.map((one) => (one === url ? focused : one)));
									setSaid(focalText(`l'image ${index + 1}`, focused));
								}}
							>
								{index === 0 && (
									<Badge tone="selected" className="absolute top-2 left-2">
										Principale
									</Badge>
								)}
							</FocalImage>
							{!isReadOnly && (
								<span className="flex justify-between">
									<IconButton
										tone="plain"
										label={`Avancer l'image ${index + 1}`}
										aria-disabled={index === 0 || undefined}
										className="aria-disabled:opacity-40"
										onClick={() => move(index, index - 1)}
									>
										<ArrowLeft aria-hidden="true" className="size-5" />
									</IconButton>
									<IconButton
										tone="plain"
										label={`Retirer l'image ${index + 1}`}
										onClick={() => {
											onChange((before) => before.filter((one) => one !== url));
											setSaid(`Image ${index + 1} retirée.`);
										}}
									>
										<Trash2 aria-hidden="true" className="size-5 text-rouge" />
									</IconButton>
									<IconButton
										tone="plain"
										label={`Reculer l'image ${index + 1}`}
										aria-disabled={index === images.length - 1 || undefined}
										className="aria-disabled:opacity-40"
										onClick={() => move(index, index + 1)}
									>
										<ArrowRight aria-hidden="true" className="size-5" />
									</IconButton>
								</span>
							)}
						</li>
					))}
				</ol>
			)}
			<p role="status" className="sr-only">
				{isSending ? sendingText(sending) : said}
			</p>
			<UploadList sent={sent} images={images.length} />
			{!isReadOnly && (
				<FileDrop
					multiple
					accept="image/jpeg,image/png,image/webp,image/avif"
					label="Ajouter des images"
					hint="JPEG, PNG, WebP ou AVIF, 5 Mo au plus. La première est l'image principale. Un clic sur une image, ou les flèches du clavier, choisit le point qui reste visible quand elle est recadrée."
					Icon={ImagePlus}
					error={error}
					onFiles={sent.choose}
				/>
			)}
		</div>
	);
}

/** `list` with the one at `from` moved to `to`. */
export function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
	const rest = list.filter((_, index) => index !== from);
	return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}

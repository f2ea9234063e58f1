import { PassThrough, Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { foldText } from "@confiserie/domain/fold-text";
import type { FileTypes } from "@medusajs/framework/types";
import { AbstractFileProviderService, MedusaError } from "@medusajs/framework/utils";
import type { ObjectStore } from "../../../lib/objects/object-store";
import { type ImageType, imageType } from "../../../uploads/image-type";
import { privateLink } from "../../../uploads/private-link";
import type { ShopFiles } from "../../../uploads/shop-files";
import { ApiFailure } from "../failures";

/** Where the files go, and the secret that signs the addresses of the private ones. */
interface Options {
	openFiles: () => ShopFiles;
	secret: string;
}

/** Of a private file, so that its key alone tells where it lies. */
const PRIVATE = "private-";

/**
 * Files of Medusa in the shop's folders or its bucket, under site-relative addresses ("/static/…"): hosts and stores
 * change, so clients resolve them against their own origin.
 */
export default class SiteFileService extends AbstractFileProviderService {
	static override identifier = "site";

	private readonly files: ShopFiles;
	private readonly secret: string;

	constructor(_dependencies: unknown, { openFiles, secret }: Options) {
		super();
		this.files = openFiles();
		this.secret = secret;
	}

	override async upload(file: FileTypes.ProviderUploadFileDTO): Promise<FileTypes.ProviderFileResultDTO> {
		const content = contentOf(file);
		const { key, mimeType } = placeOf(file, content);
		await this.storeOf(key).write(key, Readable.from([content]), mimeType);
		return { key, url: addressOf(key) };
	}

	/** For exports. A public file needs its content to be checked before it is stored. Throws IMAGE_UNSUPPORTED for one. */
	override async getUploadStream(file: FileTypes.ProviderUploadStreamDTO) {
		if (file.access === "public") throw new ApiFailure("IMAGE_UNSUPPORTED");
		const key = privateKey(file.filename);
		const writeStream = new PassThrough();
		const result = { key, url: addressOf(key) };
		const promise = this.storeOf(key)
			.write(key, writeStream, file.mimeType)
			.then(() => result);
		return { writeStream, promise, url: result.url, fileKey: key };
	}

	override async delete(files: FileTypes.ProviderDeleteFileDTO | FileTypes.ProviderDeleteFileDTO[]): Promise<void> {
		await Promise.all([files].flat().map(({ fileKey }) => this.storeOf(fileKey).remove(fileKey)));
	}

	override async getDownloadStream({ fileKey }: FileTypes.ProviderGetFileDTO): Promise<Readable> {
		const found = await this.storeOf(fileKey).read(fileKey);
		if (!found) throw missing(fileKey);
		return found.content;
	}

	override async getAsBuffer(file: FileTypes.ProviderGetFileDTO): Promise<Buffer> {
		return buffer(await this.getDownloadStream(file));
	}

	override async getPresignedDownloadUrl({ fileKey }: FileTypes.ProviderGetFileDTO): Promise<string> {
		const found = await this.storeOf(fileKey).read(fileKey);
		if (!found) throw missing(fileKey);
		found.content.destroy();
		return isPrivate(fileKey) ? privateLink(fileKey, this.secret) : addressOf(fileKey);
	}

	/** Browsers send what they upload to Medusa, never to the store. */
	async getPresignedUploadUrl({ filename }: FileTypes.ProviderGetPresignedUploadUrlDTO) {
		return { url: "/admin/uploads", key: filename };
	}

	private storeOf(key: string): ObjectStore {
		return isPrivate(key) ? this.files.private : this.files.public;
	}
}

const isPrivate = (key: string) => key.startsWith(PRIVATE);
const addressOf = (key: string) => `/static/${key}`;
const missing = (key: string) => new MedusaError(MedusaError.Types.NOT_FOUND, `There is no file ${key}.`);

/** Ending and media type of each public file, whatever the sender calls it. */
const IMAGES: Record<ImageType, { ending: string; mimeType: string }> = {
	jpeg: { ending: "jpg", mimeType: "image/jpeg" },
	png: { ending: "png", mimeType: "image/png" },
	webp: { ending: "webp", mimeType: "image/webp" },
	avif: { ending: "avif", mimeType: "image/avif" },
};

/**
 * Key and media type of a file. Public ones are images by their content: a page, a script or an SVG would run as part of the
 * shop. Medusa Admin asks for its product imports to be public, too: a CSV file is private all the same.
 * @throws ApiFailure IMAGE_UNSUPPORTED
 */
function placeOf({ access, filename, mimeType }: FileTypes.ProviderUploadFileDTO, content: Buffer) {
	if (access !== "public" || /\.csv$/i.test(filename)) return { key: privateKey(filename), mimeType };
	const type = imageType(content);
	if (!type) throw new ApiFailure("IMAGE_UNSUPPORTED");
	const { ending, mimeType: imageMimeType } = IMAGES[type];
	return { key: `${uniqueName(filename.replace(/\.[^.]*$/, ""))}.${ending}`, mimeType: imageMimeType };
}

const privateKey = (filename: string) => `${PRIVATE}${uniqueName(filename)}`;
/** The moment, and what the sender called it. */
const uniqueName = (filename: string) => `${Date.now()}-${plainName(filename)}`;

/** "Été à Nice.webp" -> "ete-a-nice.webp": an address that needs no escaping, and a name that leaves its folder never. */
function plainName(name: string): string {
	return foldText(name)
		.replace(/[^a-z0-9.]+/g, "-")
		.replace(/^[-.]+/, "");
}

/** Medusa hands content over as text: base64, or as it is, or a byte for each character. */
function contentOf({ content, mimeType }: FileTypes.ProviderUploadFileDTO): Buffer {
	const bytes = Buffer.from(content, "base64");
	if (bytes.toString("base64") === content) return bytes;
	return Buffer.from(content, /^text\/|csv|json|xml/.test(mimeType) ? "utf8" : "latin1");
}

import { foldText } from "@confiserie/domain/text";
import { LocalFileService } from "@medusajs/file-local/dist/services/local-file";
import type { FileTypes } from "@medusajs/framework/types";
import { privateLink } from "../../uploads/private-link";

/** Folders of the public and the private files, and the secret that signs the addresses of the private ones. */
interface Options {
	upload_dir: string;
	private_upload_dir: string;
	secret: string;
}

/**
 * The engine's local files with site-relative URLs ("/static/…"): hosts and ports change, and whoever shows a file
 * asks its own origin for it.
 */
export default class SiteFileService extends LocalFileService {
	static override identifier = "site";
	private readonly secret: string;

	constructor(dependencies: unknown, options: Options) {
		super(dependencies, options);
		this.secret = options.secret;
	}

	override async upload(file: FileTypes.ProviderUploadFileDTO): Promise<FileTypes.ProviderFileResultDTO> {
		return relative(await super.upload({ ...file, filename: plainName(file.filename) }));
	}

	override async getUploadStream(file: FileTypes.ProviderUploadStreamDTO) {
		const upload = await super.getUploadStream({ ...file, filename: plainName(file.filename) });
		return { ...relative(upload), promise: upload.promise.then(relative) };
	}

	override async getPresignedDownloadUrl(file: FileTypes.ProviderGetFileDTO): Promise<string> {
		const url = await super.getPresignedDownloadUrl(file);
		return file.fileKey.startsWith("private-") ? privateLink(file.fileKey, this.secret) : pathOf(url);
	}
}

/** "Été à Nice.webp" -> "ete-a-nice.webp": an address that needs no escaping, and a name that leaves its folder never. */
function plainName(name: string): string {
	return foldText(name)
		.replace(/[^a-z0-9.]+/g, "-")
		.replace(/^[-.]+/, "");
}

function relative<Result extends { url: string }>(result: Result): Result {
	return { ...result, url: pathOf(result.url) };
}

function pathOf(url: string): string {
	return new URL(url).pathname;
}

import type { Readable } from "node:stream";
import {
	AbortMultipartUploadCommand,
	DeleteObjectCommand,
	GetObjectCommand,
	ListMultipartUploadsCommand,
	NoSuchKey,
	paginateListObjectsV2,
	S3Client,
} from "@aws-sdk/client-s3";
import { Upload } from "@aws-sdk/lib-storage";
import type { ObjectStore, StoredObject } from "./object-store";

/** An account of an S3-compatible store. Without an endpoint it is Amazon's own. */
export interface S3Account {
	endpoint?: string | undefined;
	region: string;
	accessKeyId: string;
	secretAccessKey: string;
}

/** Parts of a larger object; ten thousand of them make 80 GB. */
const PART_BYTES = 8 * 1024 * 1024;

/**
 * Objects of a bucket whose keys begin with a prefix. No object is public: the shop serves them after its own access
 * checks.
 */
export class BucketStore implements ObjectStore {
	readonly address: string;
	private readonly client: S3Client;
	private readonly prefix: string;

	/** @param folders of the bucket, one in the other */
	constructor(
		account: S3Account,
		private readonly bucket: string,
		folders: readonly string[],
	) {
		this.client = s3Client(account);
		this.prefix = folders.map((folder) => `${folder}/`).join("");
		this.address = `s3://${[bucket, ...folders].join("/")}`;
	}

	async *list(): AsyncGenerator<StoredObject> {
		const pages = paginateListObjectsV2({ client: this.client }, { Bucket: this.bucket, Prefix: this.prefix });
		for await (const { Contents = [] } of pages)
			for (const { Key, Size, LastModified } of Contents)
				if (Key && LastModified)
					yield { name: Key.slice(this.prefix.length), bytes: Size ?? 0, modifiedAt: LastModified };
	}

	async read(name: string) {
		const object = await this.client.send(new GetObjectCommand(this.object(name))).catch((error) => {
			if (error instanceof NoSuchKey) return undefined;
			throw error;
		});
		if (!object) return undefined;
		const { ContentLength = 0, LastModified = new Date(0), Body } = object;
		// In Node the SDK's body is a stream of Node; its type covers browsers too.
		return { name, bytes: ContentLength, modifiedAt: LastModified, content: Body as Readable };
	}

	async write(name: string, content: Readable, type?: string): Promise<void> {
		const params = { ...this.object(name), Body: content, ContentType: type };
		const upload = new Upload({ client: this.client, params, partSize: PART_BYTES, queueSize: 2 });
		try {
			await upload.done();
		} catch (error) {
			content.destroy();
			throw error;
		}
	}

	async remove(name: string): Promise<void> {
		await this.client.send(new DeleteObjectCommand(this.object(name)));
	}

	async removeUnfinished(before: Date): Promise<void> {
		const all = new ListMultipartUploadsCommand({ Bucket: this.bucket, Prefix: this.prefix });
		const { Uploads = [] } = await this.client.send(all);
		for (const { Key, UploadId, Initiated } of Uploads)
			if (Initiated && Initiated < before)
				await this.client.send(new AbortMultipartUploadCommand({ Bucket: this.bucket, Key, UploadId }));
	}

	private object(name: string) {
		return { Bucket: this.bucket, Key: this.prefix + name };
	}
}

function s3Client({ endpoint, region, accessKeyId, secretAccessKey }: S3Account): S3Client {
	return new S3Client({
		region,
		credentials: { accessKeyId, secretAccessKey },
		// Stores other than Amazon's seldom answer at a host name for each bucket.
		...(endpoint && { endpoint, forcePathStyle: true }),
		// Checksums as trailers of a stream are Amazon's alone; signatures and lengths are checked everywhere.
		requestChecksumCalculation: "WHEN_REQUIRED",
		responseChecksumValidation: "WHEN_REQUIRED",
	});
}

/** The part of the publish dropdown where the owner shows the project in the community, or takes it out. */
import { NativeSelect, Switch } from "@mantine/core";
import { queryKey } from "@slipway/kernel/contract/client";
import { useRoute, useRouteMutation } from "@slipway/ui/api/use-route";
import { ErrorState, SkeletonLines } from "@slipway/ui/kit/status/states.tsx";
import { AppLink } from "@slipway/ui/navigation/app-link.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { WayBack } from "./way-back.tsx";
import { CATEGORIES, communityContract, type Category, type Listing } from "../contract/index.ts";
import classes from "./listing-form.module.css";

const MISSING: Record<NonNullable<Listing["missing"]>, string> = {
  not_published: "Publish the project first.",
  site_private: "Its site is private. Let everybody open it first.",
  not_public: "The project is not public. Set its visibility to Public first.",
};

export function ListingForm({ projectId }: { projectId: string }) {
  const params = { id: projectId };
  const listing = useRoute(communityContract.listing, { params }, { staleTime: 0 });
  if (listing.isPending) return <SkeletonLines widths={["60%", "100%"]} />;
  if (listing.isError) return <ErrorState error={listing.error} onRetry={() => void listing.refetch()} />;
  if (listing.data.taken_down !== null)
    return (
      <div className={classes.form} role="note">
        <p>
          <strong>This project was taken out of the community.</strong>
        </p>
        <p className={classes.reason}>{listing.data.taken_down.reason}</p>
        <WayBack />
      </div>
    );
  return <Choice projectId={projectId} listing={listing.data} />;
}

/** Why the switch cannot be turned on; null if it can. */
const blockOf = ({ is_owner: isOwner, owner_name: owner, missing }: Listing): string | null =>
  isOwner ? missing && MISSING[missing] : `Only ${owner}, who owns the project, can show it.`;

function Choice({ projectId, listing }: { projectId: string; listing: Listing }) {
  const [category, setCategory] = useState<Category>(listing.category ?? "website");
  const cache = useQueryClient();
  const save = useRouteMutation(communityContract.setListing, {
    invalidates: () => ["/projects/community"],
    onSuccess: (now, { params }) => cache.setQueryData(queryKey(communityContract.listing, { params }), now),
  });
  const choose = (isListed: boolean, next: Category) =>
    save.mutate({ params: { id: projectId }, body: { is_listed: isListed, category: next } });
  const block = listing.is_listed ? null : blockOf(listing);
  // Until the server has answered, the switch stands as it was set.
  const isOn = save.isPending ? save.variables.body.is_listed : listing.is_listed;
  return (
    <div className={classes.form}>
      <Switch
        label="Show it in the community"
        description={block ?? "Everybody finds it there, with your name. You can end it at any time."}
        checked={isOn}
        disabled={block !== null || save.isPending}
        onChange={(event) => choose(event.currentTarget.checked, category)}
      />
      {block === null && (
        <NativeSelect
          label="Category"
          data={[...CATEGORIES]}
          value={category}
          disabled={save.isPending || (listing.is_listed && !listing.is_owner)}
          onChange={(event) => {
            const next = event.currentTarget.value as Category;
            setCategory(next);
            if (listing.is_listed) choose(true, next);
          }}
        />
      )}
      {listing.is_listed && (
        <AppLink href="/community" className={classes.open}>
          Open the community
        </AppLink>
      )}
    </div>
  );
}

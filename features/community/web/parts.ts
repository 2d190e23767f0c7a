/** Small parts in one chunk, so that the page's first load names one file for all of them. */
export { CommunityLink } from "./community-link.tsx";
export { ListingForm } from "./listing-form.tsx";
export { TemplateItem } from "./templates/template-item.tsx";
export { TemplatesOnHome } from "./templates/templates-on-home.tsx";
